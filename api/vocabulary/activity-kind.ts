/** What the timeline of a ticket records (spec §3 activities). */
export const ActivityKind = Object.freeze({
  Created: 'CREATED',
  StateChanged: 'STATE_CHANGED',
  TypeChanged: 'TYPE_CHANGED',
  FieldChanged: 'FIELD_CHANGED',
  Assigned: 'ASSIGNED',
  ApprovalDecided: 'APPROVAL_DECIDED',
  TriggerTime: 'TRIGGER_TIME',
  DeadlineMark: 'DEADLINE_MARK',
  MessageFromCustomer: 'MESSAGE_FROM_CUSTOMER',
  MessageFromAgent: 'MESSAGE_FROM_AGENT',
  WorkNote: 'WORK_NOTE',
  EmailSent: 'EMAIL_SENT',
  EmailFailed: 'EMAIL_FAILED',
  EmailSuppressed: 'EMAIL_SUPPRESSED',
  EmailResent: 'EMAIL_RESENT',
  AttachmentAdded: 'ATTACHMENT_ADDED',
  AttachmentRemoved: 'ATTACHMENT_REMOVED',
  AttachmentRenamed: 'ATTACHMENT_RENAMED',
  InvoiceAdded: 'INVOICE_ADDED',
  InvoiceRemoved: 'INVOICE_REMOVED',
  InvoiceRenamed: 'INVOICE_RENAMED',
  TaskAdded: 'TASK_ADDED',
  TaskChanged: 'TASK_CHANGED',
  TaskRemoved: 'TASK_REMOVED',
  ReportAdded: 'REPORT_ADDED',
  ReportChanged: 'REPORT_CHANGED',
  ReportRemoved: 'REPORT_REMOVED',
  ReportFailed: 'REPORT_FAILED',
  AppointmentAdded: 'APPOINTMENT_ADDED',
  AppointmentChanged: 'APPOINTMENT_CHANGED',
  AppointmentCancelled: 'APPOINTMENT_CANCELLED',
  AppointmentConfirmed: 'APPOINTMENT_CONFIRMED',
  AppointmentProposed: 'APPOINTMENT_PROPOSED',
  LinkAdded: 'LINK_ADDED',
  LinkRemoved: 'LINK_REMOVED',
  ChangeUndone: 'CHANGE_UNDONE',
  CheckedIn: 'CHECKED_IN',
  /** The order that carries out this change was completed or closed, or goes on after that. */
  OrderMoved: 'ORDER_MOVED',
});
export type ActivityKind = (typeof ActivityKind)[keyof typeof ActivityKind];
export const ACTIVITY_KINDS = Object.values(ActivityKind);

/** The kinds that tell what became of the ticket's own fields; the others tell of what belongs to it. */
export const TICKET_CHANGE_KINDS: readonly ActivityKind[] = [
  ActivityKind.Created,
  ActivityKind.StateChanged,
  ActivityKind.TypeChanged,
  ActivityKind.Assigned,
  ActivityKind.FieldChanged,
  ActivityKind.ApprovalDecided,
  ActivityKind.ChangeUndone,
];

/** The five filters of the timeline and the kinds each of them shows (spec §3 activities). */
export const ACTIVITY_FILTERS = Object.freeze({
  ALL: ACTIVITY_KINDS,
  CUSTOMER_MESSAGES: [ActivityKind.MessageFromCustomer, ActivityKind.MessageFromAgent],
  SENT_EMAILS: [
    ActivityKind.EmailSent,
    ActivityKind.EmailFailed,
    ActivityKind.EmailSuppressed,
    ActivityKind.EmailResent,
  ],
  STATE_PROGRESS: [ActivityKind.Created, ActivityKind.StateChanged],
  WORK_NOTES: [ActivityKind.WorkNote],
} satisfies Record<string, readonly ActivityKind[]>);
export type ActivityFilter = keyof typeof ACTIVITY_FILTERS;
