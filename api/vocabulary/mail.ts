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
export const NOTIFIED_EVENTS = [...MAIL_EVENTS, ...APPOINTMENT_EVENTS] as const;
export type NotifiedEvent = (typeof NOTIFIED_EVENTS)[number];

/**
 * Events whose mails neither the hourly cap of an address, nor a digest, nor the jobs of others hold back (domain "The 16
 * e-mail events"); the quiet hours of their recipient do.
 */
export const URGENT_EVENTS: readonly NotifiedEvent[] = [
  'REACTION_TIME_WARNING',
  'SLA_BREACH',
  'REPORT_CREATION_FAILED',
  'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED',
  'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED',
];

export const isUrgent = (event: NotifiedEvent): boolean => URGENT_EVENTS.includes(event);

/** Events that mean whoever executes an order, besides the desk. */
export const EVENTS_OF_EXECUTORS: readonly NotifiedEvent[] = [
  'ISSUE_ASSIGNED',
  'ISSUE_ASSIGNED_NOTICE',
  'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED',
  'ISSUE_WORK_NOTE_ADDED',
  'ISSUE_STATE_CLOSED',
  'TRIGGER_TIME_NOTICE',
  ...APPOINTMENT_EVENTS,
];

/**
 * What became of a mail: it waits to go out, waits for a later hour, is gone, was not to be sent, or was given up. Why it
 * waits or did not go says its reason.
 */
export const MAIL_STATES = ['QUEUED', 'PUT_ASIDE', 'SENT', 'SUPPRESSED', 'FAILED'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/**
 * Why a mail did not go out when its event came: the event's template is switched off, the ticket sends no mails, nobody
 * who is meant has an address, they did it themselves, another mail of the same act told them, they do not want to be told of it
 * by mail, it was no longer theirs to know when it was to go out, the appointment of which it tells was moved or called off, they have had enough mails within the hour, their
 * address takes none, the mail came back, the mail server does not answer or puts it off, or it refuses this mail.
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

/** An address that takes no mails is not written to again; one that could not take this one mail is. */
export const REFUSAL_KINDS = ['HARD', 'SOFT'] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** How often the mails to somebody of the desk are put together into one; OFF sends each by itself. */
export const DIGESTS = ['OFF', 'HOURLY', 'DAILY'] as const;
export type Digest = (typeof DIGESTS)[number];

/** What texts about a ticket may name, by the things whose parts they are (domain "Common placeholders"). */
export const COMMON_PLACEHOLDERS = Object.freeze({
  ticket: ['identifier', 'title', 'type', 'state', 'priority', 'category', 'description', 'createdAt', 'dueAt', 'url'],
  customer: ['code', 'name'],
  location: ['name', 'address'],
  contact: ['name', 'phone', 'email'],
  agent: ['name'],
  group: ['name'],
  execution: ['company', 'responsible'],
  recipient: ['name'],
  tenant: ['name', 'supportEmail'],
} as const);

/** The placeholder that stands for itself: the present moment. */
export const NOW_PLACEHOLDER = 'now';

/** Their full names, as they are written: `ticket.identifier`. */
export const COMMON_PLACEHOLDER_NAMES: readonly string[] = [
  ...Object.entries(COMMON_PLACEHOLDERS).flatMap(([thing, parts]) => parts.map((part) => `${thing}.${part}`)),
  NOW_PLACEHOLDER,
];

/**
 * What can be done with a placeholder: addresses may stand in links, a flag is only asked, a list is walked through, a
 * picture stands where it is named.
 */
export type PlaceholderKind = 'text' | 'url' | 'email' | 'phone' | 'flag' | 'picture' | 'list';

/** A name that a mail's template may use. */
export interface MailPlaceholder {
  readonly name: string;
  readonly kind: PlaceholderKind;
  /** Characters at most that the value brings into a mail; the rest is cut off. */
  readonly max: number;
  /** What each item of a list has. */
  readonly items?: readonly MailPlaceholder[];
  /** Its meaning where the tenant itself has named it; the product's texts tell that of all others. */
  readonly label?: string;
}

/** Items of a list at most that a mail tells of. */
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

/** What every mail about a ticket may name (domain "Common placeholders"). */
export const COMMON_MAIL_PLACEHOLDERS: readonly MailPlaceholder[] = [
  ...COMMON_PLACEHOLDER_NAMES.map((name) => SPECIAL.find((one) => one.name === name) ?? text(name)),
  of('tenant.logo', 'picture'),
];

const MESSAGE = [text('message.text', LONG), text('message.author'), text('message.attachments', 2_000)];
const APPOINTMENT = ['title', 'date', 'time', 'person', 'note'].map((name) =>
  text(`appointment.${name}`, name === 'note' ? LONG : SHORT),
);
const SLA = [text('sla.clock'), text('sla.target'), text('sla.reachedAt')];

/** What the mails of one event may name besides (domain "The 16 e-mail events", extra placeholders). */
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
