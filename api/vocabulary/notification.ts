import { APPOINTMENT_EVENTS, EVENTS_OF_EXECUTORS, MAIL_EVENTS, type MailEvent, TOLD_EVENTS } from './mail.js';
import { Role, type WorkingRole } from './role.js';

/** By what somebody wants to be told of a kind of event: by the bell of the application, by mail, by both or by neither. */
export const NOTIFICATION_CHANNELS = ['BOTH', 'BELL', 'MAIL', 'NEITHER'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Whether the bell tells it. */
export const byBell = (channel: NotificationChannel): boolean => channel === 'BOTH' || channel === 'BELL';
/** Whether a mail tells it. */
export const byMail = (channel: NotificationChannel): boolean => channel === 'BOTH' || channel === 'MAIL';

/** What somebody is told of in the application: what mails tell of as well, and that a colleague has mentioned them. */
export const NOTIFICATION_KINDS = [...TOLD_EVENTS, 'MENTION'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const TO_CUSTOMERS_ALONE: readonly MailEvent[] = [
  'ISSUE_CREATED',
  'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED',
  'ISSUE_STATE_IN_PROGRESS',
];

/** The kinds that concern somebody by the role in which they work; nobody is shown any other. */
export const KINDS_OF_ROLE: Readonly<Record<WorkingRole, readonly NotificationKind[]>> = {
  [Role.Agent]: [
    'MENTION',
    ...MAIL_EVENTS.filter((event) => !TO_CUSTOMERS_ALONE.includes(event) && event !== 'ISSUE_OR_DRAFT_ADDED'),
    ...APPOINTMENT_EVENTS,
  ],
  [Role.Executor]: ['MENTION', ...EVENTS_OF_EXECUTORS],
  [Role.Customer]: [
    ...TO_CUSTOMERS_ALONE,
    'ISSUE_STATE_WORK_COMPLETED',
    'ISSUE_STATE_ORDER_COMPLETED',
    'ISSUE_STATE_CLOSED',
    'REPORT_CREATED',
    'APPOINTMENT_SCHEDULED',
    'APPOINTMENT_CANCELLED',
  ],
};

/** How an announcement is shown (spec §3). */
export const ANNOUNCEMENT_TYPES = ['INFORMATION', 'URGENT', 'WARNING'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

/** Whether an announcement is still to come, is shown now, or is over. */
export const ANNOUNCEMENT_PHASES = ['PLANNED', 'RUNNING', 'ENDED'] as const;
export type AnnouncementPhase = (typeof ANNOUNCEMENT_PHASES)[number];
