import type { Blocker } from '../../platform/workflow/state-machine.js';
import { CLOSING_STATES, ClosingState, TicketState, TicketType } from '../../vocabulary/ticket.js';
import { ReportState } from '../../vocabulary/work.js';
import { dayOf } from '../deadlines/service-calendar.js';
import { isBlank } from '../record/mandatory-fields.js';
import type { TicketFacts, TransitionInput } from '../record/ticket-facts.js';
import type { ActorRule } from './transition.js';

/** Details of a closing, which the customer sees (spec §4). */
export interface Closing {
  readonly state: ClosingState;
  readonly note: string | null;
  readonly date: Date;
}

type ProposedClosing = Omit<Closing, 'state'> & { readonly state: ClosingState | null };

/** A closing state that the ticket may take, and whether it needs a note. */
export interface ClosingChoice {
  readonly state: ClosingState;
  readonly noteRequired: boolean;
}

type Rule = (facts: TicketFacts) => boolean;

const isTyped: Rule = ({ type }) => type !== TicketType.Unknown;
const isNoOrderOrCompleted: Rule = ({ type, state }) =>
  type !== TicketType.Order || state === TicketState.OrderCompleted;
const REJECTABLE: readonly (TicketState | null)[] = [
  TicketState.Pending,
  TicketState.InClarification,
  TicketState.InWork,
];

const ALLOWED: Readonly<Record<ClosingState, Rule>> = {
  COMPLETED: isNoOrderOrCompleted,
  INCOMPLETE: isTyped,
  INTERNALLY_INVOICED: isTyped,
  INVOICED: (facts) => facts.invoices.length > 0 && isNoOrderOrCompleted(facts),
  NOT_INVOICED: isTyped,
  REJECTED: ({ state, invoices, reports }) =>
    REJECTABLE.includes(state) && invoices.length === 0 && reports.length === 0,
};

const NEEDS_NOTE: Readonly<Record<ClosingState, Rule>> = {
  COMPLETED: () => false,
  INCOMPLETE: () => true,
  INTERNALLY_INVOICED: ({ customerCostCenter }) => isBlank(customerCostCenter),
  INVOICED: () => false,
  NOT_INVOICED: () => true,
  REJECTED: () => true,
};

/** The closing states open to the actor (domain, table of closing states). */
export function closingChoices(facts: TicketFacts, rule: ActorRule): ClosingChoice[] {
  return (rule.closingStates ?? CLOSING_STATES)
    .filter((state) => ALLOWED[state](facts))
    .map((state) => ({ state, noteRequired: NEEDS_NOTE[state](facts) }));
}

/** Whether a dialog confirms a closing without invoice: for an order, a customer with invoices, a billable report (G5). */
export const invoiceUsual = ({ type, invoiceRequested, reports }: TicketFacts): boolean =>
  type === TicketType.Order || invoiceRequested || reports.some(({ state }) => state === ReportState.Billable);

/** The details of the closing from the input; the state is null where neither input nor rule has one. */
export function closingOf(facts: TicketFacts, rule: ActorRule, input: TransitionInput): ProposedClosing {
  return {
    state: input.closingState ?? rule.closingStates?.[0] ?? null,
    note: [input.closingNote, input.reason, facts.closingNote].find((text) => !isBlank(text)) ?? null,
    date: input.closingDate ?? facts.now,
  };
}

/** G4: an allowed state, with its note, on a date between the creation and now. */
export function closingGaps(facts: TicketFacts, rule: ActorRule, { state, note, date }: ProposedClosing): Blocker[] {
  if (!state) return [{ code: 'STATE_FIELDS', field: 'closingState' }];
  const gaps: Blocker[] = [];
  const choice = closingChoices(facts, rule).find((closing) => closing.state === state);
  if (!choice) gaps.push({ code: 'CLOSING_STATE_NOT_ALLOWED', field: 'closingState', params: { closingState: state } });
  else if (choice.noteRequired && !note) gaps.push({ code: 'NOTE_REQUIRED', field: 'closingNote' });
  if (!isPlausible(date, facts)) gaps.push({ code: 'CLOSING_DATE_INVALID', field: 'closingDate' });
  return gaps;
}

const isPlausible = (date: Date, { now, createdAt, calendar }: TicketFacts) =>
  date <= now && dayOf(calendar, date).toString() >= dayOf(calendar, createdAt).toString();
