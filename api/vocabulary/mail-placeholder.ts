import type { ToldEvent } from './mail-event.js';
import { COMMON_PLACEHOLDER_NAMES } from './placeholder.js';

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
const SLA = [text('sla.clock'), text('sla.target')];

/** What the mails of one event may name besides (domain "The 16 e-mail events", extra placeholders). */
export const EVENT_PLACEHOLDERS: Readonly<Record<ToldEvent, readonly MailPlaceholder[]>> = {
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
