import { CLOSING, type Kind, LIMITS, LINES, type Line, MAIL_INTAKE, TO_ENTER, TYPE_CHANGE, type Who } from './table.js';
import { afterWorkingDays, inZurich } from './working-time.js';

const DAY = 86_400_000;

/** A ticket of the model; moments in milliseconds since 1970. */
export interface ModelTicket {
  readonly kind: Kind;
  readonly state: string | null;
  readonly before: string | null;
  /** Filled fields by name; a missing field is empty. */
  readonly fields: Readonly<Record<string, string>>;
  readonly openTasks: number;
  readonly invoices: readonly {
    readonly number: string | null;
    readonly amount: number | null;
    readonly pdf: boolean;
  }[];
  readonly reports: readonly string[];
  readonly approval: string;
  readonly unapprovedCosts: boolean;
  readonly createdAt: number;
  readonly workCompletedAt: number | null;
  readonly closedAt: number | null;
}

/** The decisions of the tenant. */
export interface ModelSettings {
  readonly taskGuard: 'ALL' | 'COMPLETING';
  readonly executorCompletesOrders: boolean;
  readonly reportRequired: boolean;
  readonly closesSolvedTickets: boolean;
  readonly closesInvoicedOrders: boolean;
  readonly closesWithoutInvoice: string;
}

/** The input of a move. */
export interface ModelInput {
  readonly reason?: string;
  readonly clarificationReason?: string;
  readonly text?: string;
  readonly closingState?: string;
  readonly closingNote?: string;
  readonly closingDate?: number;
  readonly confirm?: readonly string[];
}

/** The domain's verdict on a move: its number or none, all obstacles, and whether a question is open. */
export interface Verdict {
  readonly line: Line | null;
  readonly obstacles: readonly string[];
  readonly asksBack: boolean;
}

export interface Moment {
  readonly ticket: ModelTicket;
  readonly settings: ModelSettings;
  readonly now: number;
}

const filled = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';
const asked = (condition: string | undefined, kind: Kind) => condition === undefined || condition.includes(kind);
const open = (moment: Moment) => (moment.ticket.openTasks > 0 ? ['STATE_TASKS tasks'] : []);
const invoicedInErp = ({ reports }: ModelTicket) => reports.includes('INVOICED');

/** Mandatory fields of the state that the ticket lacks, each named by the first alternative. */
export function missing({ ticket, settings }: Moment, state: string): string[] {
  const { kind, fields, reports } = ticket;
  const mail = state === 'PENDING' && kind === 'U' && fields.contactChannel === 'EMAIL';
  const gaps = (mail ? MAIL_INTAKE : (TO_ENTER[state] ?? '')).split(' ').flatMap((word) => {
    const [, names, types, priority] = /^([\w|]+)(?:\[(\w+)\])?(?:\?(\w+))?$/.exec(word) ?? [];
    if (!names || !asked(types, kind) || (priority && fields.priority !== priority)) return [];
    const choice = names.split('|');
    return choice.some((name) => filled(fields[name])) ? [] : [`STATE_FIELDS ${choice[0]}`];
  });
  const lacksReport = state === 'WORK_COMPLETED' && kind === 'O' && settings.reportRequired && reports.length === 0;
  return lacksReport ? [...gaps, 'STATE_FIELDS reports'] : gaps;
}

const GUARDS: Readonly<Record<string, (moment: Moment, line: Line) => string[]>> = {
  customer: (moment) => missing(moment, 'DRAFT'),
  G0: (moment, { to }) => missing(moment, to as string),
  G1: open,
  G2: ({ ticket }) =>
    ticket.invoices.some(({ number, amount, pdf }) => number && amount !== null && pdf)
      ? []
      : ['ORDER_INVOICE invoices'],
  G3: ({ ticket: { reports } }) =>
    reports.length > 0 && !reports.includes('OPEN_IN_WORK') ? [] : ['ORDER_WORK reports'],
  G6: ({ ticket: { kind, approval, unapprovedCosts } }) =>
    unapprovedCosts || (kind === 'C' && approval !== 'APPROVED') ? ['APPROVAL_MISSING approval'] : [],
  reported: ({ ticket: { reports } }) => (reports.includes('OPEN_IN_WORK') ? ['REPORT_OPEN reports'] : []),
  correctable: ({ ticket }) => (invoicedInErp(ticket) ? ['CORRECT_INVOICED reports'] : []),
  reopenable: ({ ticket }) => (invoicedInErp(ticket) || ticket.invoices.length > 0 ? ['REOPEN_INVOICED invoices'] : []),
};

/** The moment until which rework may be requested, and from which the system closes. */
export const endOfRework = ({ workCompletedAt }: ModelTicket) =>
  workCompletedAt === null ? null : afterWorkingDays(workCompletedAt, LIMITS.reworkWorkingDays);

function limits({ ticket, now }: Moment, { asks }: Line): string[] {
  const gaps: string[] = [];
  const { responsible, executionCompany, executionResponsible } = ticket.fields;
  if (asks.includes('unassigned') && (responsible || executionCompany || executionResponsible))
    gaps.push('ALREADY_ASSIGNED');
  const end = endOfRework(ticket);
  if (asks.includes('10wd') && (end === null || now > end)) gaps.push('REWORK_TOO_LATE');
  for (const [ask, days] of Object.entries(LIMITS.reopenDays)) {
    const late = ticket.closedAt === null || now - ticket.closedAt > days * DAY;
    if (asks.includes(ask) && late) gaps.push('REOPEN_TOO_LATE');
  }
  return gaps;
}

/** Without these the move does not exist for the actor. */
function exists({ ticket, settings, now }: Moment, line: Line): boolean {
  const { asks, back, from, types } = line;
  if (from !== ticket.state || !types.includes(ticket.kind) || (back && line.to !== ticket.before)) return false;
  if (asks.includes('tenant') && !settings.executorCompletesOrders) return false;
  const end = endOfRework(ticket);
  if (asks.includes('settled') && !(settings.closesSolvedTickets && end !== null && now >= end)) return false;
  const { reports } = ticket;
  const billed = reports.length > 0 && reports.every((state) => state === 'INVOICED');
  return !asks.includes('erp') || (settings.closesInvoicedOrders && billed);
}

const REASONS = ['WAIT_CUSTOMER', 'WAIT_THIRD_PARTY', 'WAIT_INTERNAL', 'WAIT_APPROVAL'];
const isReason = (text: string | undefined) => text !== undefined && REASONS.includes(text);

/** Reason and text of a clarification; either may stand in `reason`. */
export function clarification({
  clarificationReason,
  reason,
  text,
}: ModelInput): { code: string; words: string } | null {
  const code = [clarificationReason, reason].find(isReason);
  const words = [text, isReason(reason) ? undefined : reason].find(filled);
  return code && words ? { code, words } : null;
}

/** The closing states open to the actor, and whether each must be explained. */
export function closingChoices({ kind, state, fields, invoices, reports }: ModelTicket, { closing }: Line) {
  const holds: Record<string, boolean> = {
    done: kind !== 'O' || state === 'ORDER_COMPLETED',
    invoice: invoices.length > 0,
    open: ['PENDING', 'IN_CLARIFICATION', 'IN_WORK'].includes(state as string),
    bare: invoices.length === 0 && reports.length === 0,
  };
  return Object.entries(CLOSING).flatMap(([name, row]) => {
    const [types, conditions, needs] = row.split('|').map((cell) => cell.trim()) as [string, string, string];
    const possible = types.includes(kind) && conditions.split(' ').every((one) => !one || holds[one]);
    if (!possible || (closing && !closing.includes(name))) return [];
    const explained = needs.startsWith('customerCostCenter') && filled(fields.customerCostCenter);
    return [{ state: name, noteRequired: needs.endsWith('note') && !explained }];
  });
}

/** The details with which the move would close. */
export function closingDetails({ ticket, now }: Moment, line: Line, input: ModelInput) {
  return {
    state: input.closingState ?? line.closing?.[0] ?? null,
    note: [input.closingNote, input.reason, ticket.fields.closingNote].find(filled) ?? null,
    date: input.closingDate ?? now,
  };
}

function closingGaps(moment: Moment, line: Line, input: ModelInput): string[] {
  const { state, note, date } = closingDetails(moment, line, input);
  if (!state) return ['STATE_FIELDS closingState'];
  const choice = closingChoices(moment.ticket, line).find((one) => one.state === state);
  const plausible = date <= moment.now && inZurich(date).day >= inZurich(moment.ticket.createdAt).day;
  return [
    ...(choice ? [] : ['CLOSING_STATE_NOT_ALLOWED closingState']),
    ...(choice?.noteRequired && !note ? ['NOTE_REQUIRED closingNote'] : []),
    ...(plausible ? [] : ['CLOSING_DATE_INVALID closingDate']),
  ];
}

/** The lines that exist for the actor from here; `own`: the ticket lies in their scope. */
export const linesFrom = (moment: Moment, who: Who, own: boolean): Line[] =>
  own ? LINES.filter((line) => line.who === who && exists(moment, line)) : [];

/** The obstacles of a line on the ticket; open tasks bar every move after the submission if the tenant says so. */
export function standing(moment: Moment, line: Line): string[] {
  const guarded = line.guards.flatMap((guard) => GUARDS[guard]?.(moment, line) ?? []);
  // "Moves of the system (#6 after an answer or approval) pass G1."
  const everyMove = moment.settings.taskGuard === 'ALL' && line.who !== 'S';
  const barred = everyMove && line.number >= 4 && !line.guards.includes('G1');
  const gaps = [...limits(moment, line), ...guarded, ...(barred ? open(moment) : [])];
  // Customers learn of no report, not by its field either.
  return line.who === 'C' ? gaps.map((gap) => (gap === 'REPORT_OPEN reports' ? 'REPORT_OPEN' : gap)) : gaps;
}

/** Judges a move as the domain's tables do. */
export function verdict(moment: Moment, to: string | null, who: Who, own: boolean, input: ModelInput): Verdict {
  const line = linesFrom(moment, who, own).find((one) => one.to === to);
  if (!line) return { line: null, obstacles: ['TRANSITION_NOT_ALLOWED'], asksBack: false };
  const { ticket, settings } = moment;
  const fields = filled(input.closingNote) ? { ...ticket.fields, closingNote: input.closingNote } : ticket.fields;
  const solved = { ...moment, ticket: { ...ticket, fields } };
  const obstacles = standing(solved, line);
  if (line.asks.includes('reason') && !filled(input.reason)) obstacles.push('REASON_REQUIRED reason');
  if (line.guards.includes('G7') && !clarification(input)) obstacles.push('CLARIFICATION_REQUIRED reason');
  if (line.guards.includes('G4')) obstacles.push(...closingGaps(moment, line, input));
  const unpaid = line.guards.includes('G5') && ticket.invoices.length === 0;
  // The system never confirms by itself.
  if (unpaid && who === 'S' && !settings.closesWithoutInvoice.includes(ticket.kind))
    obstacles.push('CLOSE_WITHOUT_INVOICE');
  const asksBack = unpaid && who === 'A' && !input.confirm?.includes('CLOSE_WITHOUT_INVOICE');
  return { line, obstacles, asksBack };
}

/** The types that the ticket may take on. */
export function typeChanges({ kind, state, reports, invoices }: ModelTicket, who: Who, own: boolean): string {
  const states = who === 'A' ? TYPE_CHANGE.agent : who === 'C' && own ? TYPE_CHANGE.customer : '';
  const bound = TYPE_CHANGE.bound.includes(kind) && reports.length + invoices.length > 0;
  if (bound || state === null || !states.split(' ').includes(state)) return '';
  return TYPE_CHANGE.to.replace(kind, '');
}
