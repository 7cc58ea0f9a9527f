/** Kinds of activities of a ticket's timeline (spec §3 activities). */
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
  /** The order of this change was completed, closed or reopened. */
  OrderMoved: 'ORDER_MOVED',
});
export type ActivityKind = (typeof ActivityKind)[keyof typeof ActivityKind];
export const ACTIVITY_KINDS = Object.values(ActivityKind);

/** Kinds with changes of the ticket's own fields; the others are about its records. */
export const TICKET_CHANGE_KINDS: readonly ActivityKind[] = [
  ActivityKind.Created,
  ActivityKind.StateChanged,
  ActivityKind.TypeChanged,
  ActivityKind.Assigned,
  ActivityKind.FieldChanged,
  ActivityKind.ApprovalDecided,
  ActivityKind.ChangeUndone,
];

/** API paths of the records of a ticket whose fields an activity may change, by the beginning of its kind. */
export const ACTIVITY_RECORDS = Object.freeze({
  TASK: 'tasks',
  REPORT: 'reports',
  INVOICE: 'invoices',
  APPOINTMENT: 'appointments',
});

/** The five filters of the timeline with their kinds (spec §3 activities). */
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

/** Records of the ERP that a task belongs to: an address, a document such as a report, or a project (spec §3). */
export const TaskType = Object.freeze({ Address: 'ADDRESS', Document: 'DOCUMENT', Project: 'PROJECT' });
export type TaskType = (typeof TaskType)[keyof typeof TaskType];
export const TASK_TYPES = Object.values(TaskType);

/** States of a task (spec §4). */
export const TaskState = Object.freeze({ Open: 'OPEN', InProgress: 'IN_PROGRESS', Completed: 'COMPLETED' });
export type TaskState = (typeof TaskState)[keyof typeof TaskState];
export const TASK_STATES = Object.values(TaskState);

/** States of tasks that block transitions of the ticket (domain G1). */
export const UNFINISHED_TASKS: readonly TaskState[] = [TaskState.Open, TaskState.InProgress];

/** Priorities of a task (spec §3). */
export const TASK_PRIORITIES = ['HIGH', 'MEDIUM', 'LOW'] as const;
export type TaskPriority = (typeof TASK_PRIORITIES)[number];

/** The transitions that an open task blocks: all of a submitted ticket, or its completion only (domain G1). */
export const TaskGuard = Object.freeze({ All: 'ALL', Completing: 'COMPLETING' });
export type TaskGuard = (typeof TaskGuard)[keyof typeof TaskGuard];
export const TASK_GUARDS = Object.values(TaskGuard);

/** States of an appointment: planned by the desk, accepted by the customer, or cancelled. */
export const AppointmentState = Object.freeze({
  Planned: 'PLANNED',
  Confirmed: 'CONFIRMED',
  Cancelled: 'CANCELLED',
});
export type AppointmentState = (typeof AppointmentState)[keyof typeof AppointmentState];
export const APPOINTMENT_STATES = Object.values(AppointmentState);

/** Refusals of a person for an appointment: another executing company, no part in the ticket, no e-mail address. */
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

/** Filters of tickets by their reports (spec §4): with or without reports, or with one in a state. */
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

/** Actions of a report's transitions (spec §4). */
export const ReportAction = Object.freeze({
  Complete: 'COMPLETE',
  Reopen: 'REOPEN',
  Invoice: 'INVOICE',
  Waive: 'WAIVE',
});
export type ReportAction = (typeof ReportAction)[keyof typeof ReportAction];
export const REPORT_ACTIONS = Object.values(ReportAction);

/** Kinds of a report's positions (spec §3). */
export const PositionKind = Object.freeze({ Work: 'WORK', Material: 'MATERIAL' });
export type PositionKind = (typeof PositionKind)[keyof typeof PositionKind];
export const POSITION_KINDS = Object.values(PositionKind);
