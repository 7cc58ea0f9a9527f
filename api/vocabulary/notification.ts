import { APPOINTMENT_EVENTS, EVENTS_OF_EXECUTORS, MAIL_EVENTS, type MailEvent, NOTIFIED_EVENTS } from './mail.js';
import { Role, WORKING_ROLES, type WorkingRole } from './role.js';

/** Channels of a notification: the bell of the application, mail, both or neither. */
export const NOTIFICATION_CHANNELS = ['BOTH', 'BELL', 'MAIL', 'NEITHER'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Whether the channel includes the bell. */
export const byBell = (channel: NotificationChannel): boolean => channel === 'BOTH' || channel === 'BELL';
/** Whether the channel includes mail. */
export const byMail = (channel: NotificationChannel): boolean => channel === 'BOTH' || channel === 'MAIL';

/** Kinds of notifications: events with a mail, mentions, poor ratings, disabled webhooks, and failed jobs. */
export const NOTIFICATION_KINDS = [...NOTIFIED_EVENTS, 'MENTION', 'POOR_RATING', 'WEBHOOK_OFF', 'JOB_FAILED'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds without a mail. */
const BELL_ALONE: readonly NotificationKind[] = ['POOR_RATING'];

type Channels = readonly [NotificationChannel, ...NotificationChannel[]];
const channelsOf = (kind: NotificationKind): Channels =>
  BELL_ALONE.includes(kind) ? ['BELL', 'NEITHER'] : NOTIFICATION_CHANNELS;

/** The channels of each kind; the first is the default. */
export const CHANNELS_OF_KIND = Object.fromEntries(
  NOTIFICATION_KINDS.map((kind) => [kind, channelsOf(kind)]),
) as Readonly<Record<NotificationKind, Channels>>;

const TO_CUSTOMERS_ALONE: readonly MailEvent[] = [
  'ISSUE_CREATED',
  'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED',
  'ISSUE_STATE_IN_PROGRESS',
];

/** The kinds of each working role. */
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

/** Further kinds of administrators. */
export const KINDS_OF_ADMINS: readonly NotificationKind[] = ['WEBHOOK_OFF', 'JOB_FAILED'];

/** The kinds of a user with the roles; none without a working role. */
export function kindsOf(roles: readonly string[]): readonly NotificationKind[] {
  const worked = WORKING_ROLES.filter((role) => roles.includes(role));
  const concerned = [
    ...worked.flatMap((role) => KINDS_OF_ROLE[role]),
    ...(worked.length > 0 && roles.includes(Role.Admin) ? KINDS_OF_ADMINS : []),
  ];
  return NOTIFICATION_KINDS.filter((kind) => concerned.includes(kind));
}

/** Types of announcements (spec §3). */
export const ANNOUNCEMENT_TYPES = ['INFORMATION', 'URGENT', 'WARNING'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

/** Phases of an announcement: before, during and after its time. */
export const ANNOUNCEMENT_PHASES = ['PLANNED', 'RUNNING', 'ENDED'] as const;
export type AnnouncementPhase = (typeof ANNOUNCEMENT_PHASES)[number];
