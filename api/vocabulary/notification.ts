import { APPOINTMENT_EVENTS, EVENTS_OF_EXECUTORS, MAIL_EVENTS, type MailEvent, NOTIFIED_EVENTS } from './mail.js';
import { Role, WORKING_ROLES, type WorkingRole } from './role.js';

/** By what somebody wants to be told of a kind of event: by the bell of the application, by mail, by both or by neither. */
export const NOTIFICATION_CHANNELS = ['BOTH', 'BELL', 'MAIL', 'NEITHER'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Whether the bell tells it. */
export const byBell = (channel: NotificationChannel): boolean => channel === 'BOTH' || channel === 'BELL';
/** Whether a mail tells it. */
export const byMail = (channel: NotificationChannel): boolean => channel === 'BOTH' || channel === 'MAIL';

/**
 * What somebody is told of in the application: what mails tell of as well, that a colleague has mentioned them, that a
 * customer is discontent, that a webhook was switched off, and that jobs were given up.
 */
export const NOTIFICATION_KINDS = [...NOTIFIED_EVENTS, 'MENTION', 'POOR_RATING', 'WEBHOOK_OFF', 'JOB_FAILED'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds that no mail tells, so that one hears of them by the bell or not at all. */
const BELL_ALONE: readonly NotificationKind[] = ['POOR_RATING'];

type Channels = readonly [NotificationChannel, ...NotificationChannel[]];
const channelsOf = (kind: NotificationKind): Channels =>
  BELL_ALONE.includes(kind) ? ['BELL', 'NEITHER'] : NOTIFICATION_CHANNELS;

/** What can be chosen for each kind; the first is what holds for whoever has said nothing. */
export const CHANNELS_OF_KIND = Object.fromEntries(
  NOTIFICATION_KINDS.map((kind) => [kind, channelsOf(kind)]),
) as Readonly<Record<NotificationKind, Channels>>;

const TO_CUSTOMERS_ALONE: readonly MailEvent[] = [
  'ISSUE_CREATED',
  'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED',
  'ISSUE_STATE_IN_PROGRESS',
];

/** The kinds that concern somebody by the role in which they work; nobody is shown any other. */
export const KINDS_OF_ROLE: Readonly<Record<WorkingRole, readonly NotificationKind[]>> = {
  [Role.Agent]: [
    'MENTION',
    'POOR_RATING',
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

/** The kinds that concern administrators besides; they are about what nobody else reaches. */
export const KINDS_OF_ADMINS: readonly NotificationKind[] = ['WEBHOOK_OFF', 'JOB_FAILED'];

/** The kinds that concern whoever has these roles. Without a role to work in nobody has a bell. */
export function kindsOf(roles: readonly string[]): readonly NotificationKind[] {
  const worked = WORKING_ROLES.filter((role) => roles.includes(role));
  const concerned = [
    ...worked.flatMap((role) => KINDS_OF_ROLE[role]),
    ...(worked.length > 0 && roles.includes(Role.Admin) ? KINDS_OF_ADMINS : []),
  ];
  return NOTIFICATION_KINDS.filter((kind) => concerned.includes(kind));
}

/** How an announcement is shown (spec §3). */
export const ANNOUNCEMENT_TYPES = ['INFORMATION', 'URGENT', 'WARNING'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

/** Whether an announcement is still to come, is shown now, or is over. */
export const ANNOUNCEMENT_PHASES = ['PLANNED', 'RUNNING', 'ENDED'] as const;
export type AnnouncementPhase = (typeof ANNOUNCEMENT_PHASES)[number];
