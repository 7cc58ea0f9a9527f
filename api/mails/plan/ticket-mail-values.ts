import { logoValue } from '../../masterdata/mail-frame/mail-pictures.js';
import type { TenantSettings } from '../../masterdata/tenant-settings.entity.js';
import { clock } from '../../platform/clock.js';
import { translate } from '../../platform/http/texts.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import { titleOf } from '../../tickets/record/ticket-title.js';
import { REACHED_AT } from '../../tickets/service/due-reminders.js';
import type { Activity } from '../../tickets/timeline/activity.entity.js';
import type { Locale } from '../../vocabulary/locale.js';
import { Role } from '../../vocabulary/role.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import {
  type CommonPlaceholders,
  localised,
  type MailLists,
  type Placeholders,
  reportAddress,
  type Value,
} from './mail-placeholders.js';
import type { LoadedNotice, TicketMailFacts } from './ticket-mail-facts.js';

interface Reader {
  readonly name: string;
  readonly locale: Locale;
}

/** The common placeholders of mails and text blocks. `url` is the address of the ticket in the application. */
export function commonPlaceholders(
  ticket: Ticket,
  settings: TenantSettings,
  { name, locale }: Reader,
  url: string,
): CommonPlaceholders {
  const write = localised(locale);
  return {
    ticket: {
      identifier: ticket.identifier ?? write.choice('ticketState', TicketState.Draft),
      title: titleOf(ticket.customerDescription),
      type: write.choice('ticketType', ticket.type),
      state: write.choice('ticketState', ticket.state),
      priority: write.choice('priority', ticket.priority),
      category: categoryName(ticket, locale),
      description: ticket.customerDescription,
      createdAt: write.moment(ticket.createdAt),
      dueAt: write.moment(ticket.dueAt),
      url,
    },
    ...peopleOf(ticket),
    recipient: { name: name || null },
    tenant: { name: settings.name, supportEmail: settings.supportEmail },
    now: write.moment(clock.now()) ?? '',
  };
}

/** The placeholders of one mail. */
export function placeholdersOf(
  { then: ticket, settings, logo }: TicketMailFacts,
  { activity, attachments }: LoadedNotice,
  reader: Reader & { readonly role: Role },
  url: string,
  { lists, appointment, original }: Pick<Placeholders, 'appointment' | 'original'> & { readonly lists: MailLists },
): Placeholders {
  const write = localised(reader.locale);
  const common = commonPlaceholders(ticket, settings, reader, url);
  const decision = decisionOf(activity, write.choice);
  const text = [decision, activity.text].filter(Boolean).join('\n') || null;
  const by = isOfSystem(activity) ? translate(reader.locale, 'mails.system') : activity.createdBy;
  return {
    ...common,
    ...lists,
    ticket: { ...common.ticket, isDraft: ticket.state === TicketState.Draft },
    tenant: { ...common.tenant, logo: logoValue(logo, settings.name) },
    assignment: { by, note: activity.reason ?? text, ...assignmentOf(activity) },
    message: { text, author: by, attachments: attachments.join(', ') || null },
    note: { text: returnedMail(activity, reader.locale) ?? text, author: by },
    state: {
      from: write.choice('ticketState', activity.fromState),
      to: write.choice('ticketState', activity.toState),
      reason: text,
    },
    trigger: triggerOf(activity, write),
    sla: deadlineOf(activity, write),
    closing: {
      state: write.choice('closingState', ticket.closingState),
      note: ticket.closingNote,
      draftNote: ticket.closingNote,
      date: write.day(ticket.closingDate),
    },
    link: { rework: url, reopen: url },
    report: reportOf(activity, reader.role === Role.Customer ? null : url, write.day),
    ...failureOf(activity, write.choice),
    appointment,
    original,
  };
}

function categoryName(ticket: Ticket, locale: Locale): string | null {
  const name = ticket.category?.unwrap().name;
  return name ? (name[locale.slice(0, 2) as 'de'] ?? name.de) : null;
}

function peopleOf(
  ticket: Ticket,
): Pick<CommonPlaceholders, 'customer' | 'location' | 'asset' | 'contact' | 'agent' | 'group' | 'execution'> {
  const customer = ticket.customer?.unwrap();
  const location = ticket.location?.unwrap();
  const asset = ticket.asset?.unwrap();
  const place = [location?.postCode, location?.city].filter(Boolean).join(' ');
  return {
    customer: { code: customer?.code ?? null, name: customer?.name ?? null },
    location: { name: location?.name ?? null, address: [location?.street, place].filter(Boolean).join(', ') || null },
    asset: { name: asset?.name ?? null, serialNumber: asset?.serialNumber ?? null },
    contact: { name: ticket.contactName, phone: ticket.contactPhone, email: ticket.contactEmail },
    agent: { name: ticket.responsible?.unwrap().name ?? null },
    group: { name: ticket.assignmentGroup?.unwrap().name ?? null },
    execution: {
      company: ticket.executionCompany,
      responsible: ticket.executionResponsible?.unwrap().name ?? null,
    },
  };
}

/** The new value of a changed field; null for a field that the activity does not change. */
const newValue = ({ changes }: Activity, name: string) =>
  (changes.find(({ field }) => field === name)?.to as string | undefined) ?? null;

/** A new report by its activity; customers do not reach it and get no address (`url`). */
function reportOf(activity: Activity, url: string | null, day: (value: string | null) => Value) {
  return {
    identifier: activity.text,
    project: newValue(activity, 'project'),
    executionDate: day(newValue(activity, 'executionDate')),
    technician: newValue(activity, 'serviceTechnician'),
    link: url && reportAddress(url, activity.text ?? ''),
  };
}

/** The reason why the book of reports refused a report. */
function failureOf(
  activity: Activity,
  word: (name: string, value: string) => string | null,
): Pick<Placeholders, 'error' | 'correlationId'> {
  if (activity.kind !== ActivityKind.ReportFailed) return { error: { code: null, text: null }, correlationId: null };
  const code = newValue(activity, 'errorCode');
  const words = code ? [word('erpProblem', code), activity.reason].filter(Boolean) : [];
  return { error: { code, text: words.join(' – ') || null }, correlationId: newValue(activity, 'correlationId') };
}

const isOfSystem = ({ actor, createdBy }: Activity) => !actor && createdBy === 'System';

/** The note about a mail that did not arrive. */
function returnedMail({ kind, text, recipient, reason }: Activity, locale: Locale): Value {
  if (kind !== ActivityKind.EmailFailed) return null;
  const note = translate(locale, 'mails.returned', { recipient: recipient ?? '', subject: text ?? '' });
  return [note, reason].filter(Boolean).join('\n');
}

/** The name in place of a field in the reminder of an appointment. */
const APPOINTMENT = 'appointment';

const ASSIGNMENT_FIELDS = ['responsible', 'executionResponsible', 'executionCompany', 'assignmentGroup'];

/** The due date of a trigger with the name of its field, or the upcoming appointment with its title. */
function triggerOf({ kind, changes, text }: Activity, write: ReturnType<typeof localised>): Placeholders['trigger'] {
  const [date] = kind === ActivityKind.TriggerTime ? changes : [];
  if (date?.field === APPOINTMENT) return { kind: text, at: write.moment(new Date(String(date.to))) };
  return date
    ? { kind: write.fieldName('tickets', date.field), at: write.day(String(date.to)) }
    : { kind: null, at: null };
}

/** An upcoming or passed deadline, as of its notification. */
function deadlineOf({ kind, changes, createdAt }: Activity, write: ReturnType<typeof localised>): Placeholders['sla'] {
  const [mark] = kind === ActivityKind.DeadlineMark ? changes : [];
  if (!mark) return { clock: null, target: null, remaining: null, overdueBy: null, reachedAt: null };
  const late = changes.find(({ field }) => field === REACHED_AT);
  const target = new Date(String(mark.to));
  const ahead = target.getTime() - createdAt.getTime();
  return {
    clock: write.choice('slaClock', mark.field),
    target: write.moment(target),
    remaining: write.duration(ahead),
    overdueBy: write.duration(-ahead),
    reachedAt: late ? write.moment(new Date(String(late.to))) : null,
  };
}

/** The kinds of entries that decide an approval: the decision itself, or a change of its field by the desk. */
const DECIDING: readonly ActivityKind[] = [ActivityKind.ApprovalDecided, ActivityKind.FieldChanged];

/** The decision of an approval, which precedes the text of its entry. */
function decisionOf({ kind, changes }: Activity, word: (name: string, value: string) => string | null): string | null {
  const decision = changes.find(({ field }) => field === 'approval')?.to;
  return DECIDING.includes(kind) && decision ? word('approvalState', String(decision)) : null;
}

/** The previous and the new assignees, by the titles in the activity. */
function assignmentOf({ changes }: Activity): { from: string | null; to: string | null } {
  const own = changes.filter(({ field }) => ASSIGNMENT_FIELDS.includes(field));
  const join = (titles: unknown[]) => titles.filter((title) => typeof title === 'string' && title).join(', ') || null;
  return { from: join(own.map(({ from }) => from)), to: join(own.map(({ to }) => to)) };
}
