/** Events that can send an e-mail (spec §3 e-mail template). */
export const MAIL_EVENTS = [
  'ISSUE_ASSIGNED',
  'ISSUE_ASSIGNED_NOTICE',
  'ISSUE_CREATED',
  'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED',
  'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED',
  'ISSUE_OR_DRAFT_ADDED',
  'ISSUE_STATE_CLOSED',
  'ISSUE_STATE_IN_PROGRESS',
  'ISSUE_STATE_ORDER_COMPLETED',
  'ISSUE_STATE_WORK_COMPLETED',
  'ISSUE_WORK_NOTE_ADDED',
  'REACTION_TIME_WARNING',
  'REPORT_CREATED',
  'REPORT_CREATION_FAILED',
  'SLA_BREACH',
  'TRIGGER_TIME_NOTICE',
] as const;
export type MailEvent = (typeof MAIL_EVENTS)[number];

/**
 * What else the ledger of mails names: invitations into a calendar, and what customers answer to them (spec §8
 * "Appointments"). Their words are the product's, since the events of templates are those of the specification.
 */
export const APPOINTMENT_EVENTS = ['APPOINTMENT_SCHEDULED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_ANSWERED'] as const;

/** All that may be told by mail. */
export const TOLD_EVENTS = [...MAIL_EVENTS, ...APPOINTMENT_EVENTS] as const;
export type ToldEvent = (typeof TOLD_EVENTS)[number];

/** Whether the words of an event's mails are a template of the tenant. */
export const isTemplated = (event: ToldEvent): event is MailEvent => (MAIL_EVENTS as readonly string[]).includes(event);

/** Events that mean whoever executes an order, besides the desk. */
export const EVENTS_OF_EXECUTORS: readonly ToldEvent[] = [
  'ISSUE_ASSIGNED',
  'ISSUE_ASSIGNED_NOTICE',
  'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED',
  'ISSUE_WORK_NOTE_ADDED',
  'ISSUE_STATE_CLOSED',
  'TRIGGER_TIME_NOTICE',
  ...APPOINTMENT_EVENTS,
];
