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
 * Events of invitations into a calendar and of their answers (spec §8 "Appointments"). The product has their texts, since
 * templates have the events of the specification.
 */
export const APPOINTMENT_EVENTS = ['APPOINTMENT_SCHEDULED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_ANSWERED'] as const;

/** All events with a mail. */
export const NOTIFIED_EVENTS = [...MAIL_EVENTS, ...APPOINTMENT_EVENTS] as const;
export type NotifiedEvent = (typeof NOTIFIED_EVENTS)[number];

/**
 * Events whose mails are delayed by the recipient's quiet hours only: by no hourly cap, no digest, and no other job (domain
 * "The 16 e-mail events").
 */
export const URGENT_EVENTS: readonly NotifiedEvent[] = [
  'REACTION_TIME_WARNING',
  'SLA_BREACH',
  'REPORT_CREATION_FAILED',
  'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED',
  'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED',
];

/** Whether an event is urgent. */
export const isUrgent = (event: NotifiedEvent): boolean => URGENT_EVENTS.includes(event);

/** Events for executors of an order, besides the desk. */
export const EVENTS_OF_EXECUTORS: readonly NotifiedEvent[] = [
  'ISSUE_ASSIGNED',
  'ISSUE_ASSIGNED_NOTICE',
  'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED',
  'ISSUE_WORK_NOTE_ADDED',
  'ISSUE_STATE_CLOSED',
  'TRIGGER_TIME_NOTICE',
  ...APPOINTMENT_EVENTS,
];

/** States of a mail: waiting, delayed, sent, not to be sent, or failed for good; its reason explains the state. */
export const MAIL_STATES = ['QUEUED', 'PUT_ASIDE', 'SENT', 'SUPPRESSED', 'FAILED'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/**
 * Reasons why a mail was not sent at its event: inactive template, a ticket without mails, no recipient with an address, the
 * recipient's own act, another mail of the same act, the recipient's preference, a ticket out of reach, a changed
 * appointment, the hourly cap, an address that takes no mails, a returned mail, an unavailable server, a refused mail.
 */
export const MAIL_REASONS = [
  'TEMPLATE_INACTIVE',
  'TICKET_PREVENTS',
  'NO_ADDRESS',
  'RECIPIENT_ACTED',
  'TOLD_ALREADY',
  'RECIPIENT_CHOSE',
  'OUT_OF_REACH',
  'OVERTAKEN',
  'CAP_REACHED',
  'ADDRESS_REFUSED',
  'RETURNED',
  'SERVER_AWAY',
  'MAIL_REFUSED',
] as const;
export type MailReason = (typeof MAIL_REASONS)[number];

/** Refusals of an address: HARD for all mails, SOFT for one mail. */
export const REFUSAL_KINDS = ['HARD', 'SOFT'] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** Intervals of digests of mails to staff; OFF sends single mails. */
export const DIGESTS = ['OFF', 'HOURLY', 'DAILY'] as const;
export type Digest = (typeof DIGESTS)[number];

/** Placeholders of texts about a ticket, by group (domain "Common placeholders"). */
export const COMMON_PLACEHOLDERS = Object.freeze({
  ticket: ['identifier', 'title', 'type', 'state', 'priority', 'category', 'description', 'createdAt', 'dueAt', 'url'],
  customer: ['code', 'name'],
  location: ['name', 'address'],
  asset: ['name', 'serialNumber'],
  contact: ['name', 'phone', 'email'],
  agent: ['name'],
  group: ['name'],
  execution: ['company', 'responsible'],
  recipient: ['name'],
  tenant: ['name', 'supportEmail'],
} as const);

/** The placeholder of the present moment. */
export const NOW_PLACEHOLDER = 'now';

/** The full names of placeholders, such as `ticket.identifier`. */
export const COMMON_PLACEHOLDER_NAMES: readonly string[] = [
  ...Object.entries(COMMON_PLACEHOLDERS).flatMap(([group, parts]) => parts.map((part) => `${group}.${part}`)),
  NOW_PLACEHOLDER,
];

/** Kinds of placeholders: addresses for links, flags for conditions, lists for loops, pictures and texts. */
export type PlaceholderKind = 'text' | 'url' | 'email' | 'phone' | 'flag' | 'picture' | 'list';

/** A placeholder of a mail template. */
export interface MailPlaceholder {
  readonly name: string;
  readonly kind: PlaceholderKind;
  /** The largest number of characters; longer values are cut. */
  readonly max: number;
  /** Placeholders of each item of a list. */
  readonly items?: readonly MailPlaceholder[];
  /** The label of a custom field; the product has the labels of other placeholders. */
  readonly label?: string;
}

/** The largest number of list items in a mail. */
export const LONGEST_LIST = 100;

const SHORT = 500;
const LONG = 20_000;

const text = (name: string, max = SHORT): MailPlaceholder => ({ name, kind: 'text', max });
const of = (name: string, kind: PlaceholderKind): MailPlaceholder => ({ name, kind, max: SHORT });
const list = (name: string, ...items: readonly MailPlaceholder[]): MailPlaceholder => ({
  name,
  kind: 'list',
  max: 0,
  items,
});

const SPECIAL: readonly MailPlaceholder[] = [
  text('ticket.description', LONG),
  of('ticket.url', 'url'),
  of('contact.phone', 'phone'),
  of('contact.email', 'email'),
  of('tenant.supportEmail', 'email'),
];

/** Placeholders of every mail about a ticket (domain "Common placeholders"). */
export const COMMON_MAIL_PLACEHOLDERS: readonly MailPlaceholder[] = [
  ...COMMON_PLACEHOLDER_NAMES.map((name) => SPECIAL.find((special) => special.name === name) ?? text(name)),
  of('tenant.logo', 'picture'),
];

const MESSAGE = [text('message.text', LONG), text('message.author'), text('message.attachments', 2_000)];
const APPOINTMENT = ['title', 'date', 'time', 'person', 'note'].map((name) =>
  text(`appointment.${name}`, name === 'note' ? LONG : SHORT),
);
const SLA = [text('sla.clock'), text('sla.target'), text('sla.reachedAt')];

/** Further placeholders of each event (domain "The 16 e-mail events", extra placeholders). */
export const EVENT_PLACEHOLDERS: Readonly<Record<NotifiedEvent, readonly MailPlaceholder[]>> = {
  ISSUE_CREATED: [],
  ISSUE_OR_DRAFT_ADDED: [of('ticket.isDraft', 'flag')],
  ISSUE_ASSIGNED: [text('assignment.by'), text('assignment.note', LONG)],
  ISSUE_ASSIGNED_NOTICE: [text('assignment.by'), text('assignment.from'), text('assignment.to')],
  ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED: MESSAGE,
  ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED: MESSAGE,
  ISSUE_WORK_NOTE_ADDED: [text('note.text', LONG), text('note.author')],
  ISSUE_STATE_IN_PROGRESS: [text('state.from'), text('state.to'), text('state.reason', LONG)],
  ISSUE_STATE_WORK_COMPLETED: [text('closing.draftNote', LONG), of('link.rework', 'url')],
  ISSUE_STATE_ORDER_COMPLETED: [
    list('invoices', text('number', 60), text('amount', 40)),
    list(
      'reports',
      text('identifier', 60),
      text('state', 60),
      text('executionDate', 40),
      text('technician', 120),
      text('project', 60),
      { ...of('link', 'url'), max: 300 },
    ),
  ],
  ISSUE_STATE_CLOSED: [
    text('closing.state'),
    text('closing.note', LONG),
    text('closing.date'),
    of('link.reopen', 'url'),
    text('original.identifier'),
    of('original.url', 'url'),
    list('ratings', text('value', 10), text('label', 60), { ...of('link', 'url'), max: 300 }),
  ],
  REACTION_TIME_WARNING: [...SLA, text('sla.remaining')],
  SLA_BREACH: [...SLA, text('sla.overdueBy')],
  TRIGGER_TIME_NOTICE: [text('trigger.kind'), text('trigger.at')],
  REPORT_CREATED: [
    text('report.identifier'),
    text('report.project'),
    text('report.executionDate'),
    text('report.technician'),
    of('report.link', 'url'),
  ],
  REPORT_CREATION_FAILED: [text('error.code'), text('error.text', 2_000), text('correlationId')],
  APPOINTMENT_SCHEDULED: [...APPOINTMENT, of('appointment.isMoved', 'flag'), of('appointment.isConfirmed', 'flag')],
  APPOINTMENT_CANCELLED: APPOINTMENT,
  APPOINTMENT_ANSWERED: [...APPOINTMENT, of('appointment.isConfirmed', 'flag')],
};
