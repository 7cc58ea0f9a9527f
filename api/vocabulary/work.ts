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

/** What a task belongs to in the external ERP: an address, a document such as a report, or a project (spec §3). */
export const TaskType = Object.freeze({ Address: 'ADDRESS', Document: 'DOCUMENT', Project: 'PROJECT' });
export type TaskType = (typeof TaskType)[keyof typeof TaskType];
export const TASK_TYPES = Object.values(TaskType);

/** States of a task (spec §4). */
export const TaskState = Object.freeze({ Open: 'OPEN', InProgress: 'IN_PROGRESS', Completed: 'COMPLETED' });
export type TaskState = (typeof TaskState)[keyof typeof TaskState];
export const TASK_STATES = Object.values(TaskState);

/** The states in which a task still stands in the way of the ticket (domain G1). */
export const UNFINISHED_TASKS: readonly TaskState[] = [TaskState.Open, TaskState.InProgress];

/** How urgent a task is (spec §3). */
export const TASK_PRIORITIES = ['HIGH', 'MEDIUM', 'LOW'] as const;
export type TaskPriority = (typeof TASK_PRIORITIES)[number];

/**
 * Which transitions an open task blocks: every transition of a submitted ticket, or only those that complete it (domain
 * G1).
 */
export const TaskGuard = Object.freeze({ All: 'ALL', Completing: 'COMPLETING' });
export type TaskGuard = (typeof TaskGuard)[keyof typeof TaskGuard];
export const TASK_GUARDS = Object.values(TaskGuard);

/** What has become of an appointment: planned by the desk, accepted by the customer, or called off. */
export const AppointmentState = Object.freeze({
  Planned: 'PLANNED',
  Confirmed: 'CONFIRMED',
  Cancelled: 'CANCELLED',
});
export type AppointmentState = (typeof AppointmentState)[keyof typeof AppointmentState];
export const APPOINTMENT_STATES = Object.values(AppointmentState);

/** Why a person cannot come to the site of a ticket: another company carries its order out, they have no part in it, or no address for the invitation. */
export const ATTENDEE_REFUSALS = ['OTHER_COMPANY', 'NO_PART', 'NO_EMAIL'] as const;
export type AttendeeRefusal = (typeof ATTENDEE_REFUSALS)[number];

/** States of a report in the ERP (spec §3). */
export const ReportState = Object.freeze({
  OpenInWork: 'OPEN_IN_WORK',
  Billable: 'BILLABLE',
  Invoiced: 'INVOICED',
  NotInvoiced: 'NOT_INVOICED',
});
export type ReportState = (typeof ReportState)[keyof typeof ReportState];
export const REPORT_STATES = Object.values(ReportState);

/** By what reports of theirs tickets are looked for (spec §4): whether there are any, and one in which state. */
export const ReportFilter = Object.freeze({
  With: 'WITH_REPORT',
  No: 'NO_REPORT',
  Open: 'OPEN_REPORT',
  Billable: 'BILLABLE_REPORT',
  Invoiced: 'INVOICED_REPORT',
  NotInvoiced: 'NOT_INVOICED_REPORT',
});
export type ReportFilter = (typeof ReportFilter)[keyof typeof ReportFilter];
export const REPORT_FILTERS = Object.values(ReportFilter);

/** What is done with a report when its state changes (spec §4). */
export const ReportAction = Object.freeze({
  Complete: 'COMPLETE',
  Reopen: 'REOPEN',
  Invoice: 'INVOICE',
  Waive: 'WAIVE',
});
export type ReportAction = (typeof ReportAction)[keyof typeof ReportAction];
export const REPORT_ACTIONS = Object.values(ReportAction);

/** What a position of a report stands for (spec §3). */
export const PositionKind = Object.freeze({ Work: 'WORK', Material: 'MATERIAL' });
export type PositionKind = (typeof PositionKind)[keyof typeof PositionKind];
export const POSITION_KINDS = Object.values(PositionKind);
