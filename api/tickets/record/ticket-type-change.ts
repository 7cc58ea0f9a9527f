import { Problem } from '../../platform/http/problem.js';
import type { Blocker } from '../../platform/workflow/state-machine.js';
import { TICKET_TYPES, TicketState, TicketType } from '../../vocabulary/ticket.js';
import { missingFields } from './mandatory-fields.js';
import type { Actor, TicketFacts } from './ticket-facts.js';

/** The facts that decide on a change of type. */
export type RetypeFacts = Pick<TicketFacts, 'type' | 'state' | 'reports' | 'invoices'>;

const OPEN: readonly (TicketState | null)[] = [
  TicketState.Draft,
  TicketState.Pending,
  TicketState.InClarification,
  TicketState.InWork,
];

/** Agents change types of tickets, customers those of their drafts. */
const mayChange = ({ state }: RetypeFacts, { kind, own }: Actor) =>
  kind === 'agent' || (kind === 'customer' && own && state === TicketState.Draft);

/** New types of a ticket (domain "Type change"): before WORK_COMPLETED, never UNKNOWN, from ORDER without report and invoice. */
export function typeChangesFrom(facts: RetypeFacts, actor: Actor): TicketType[] {
  const { type, state, reports, invoices } = facts;
  const bound = type === TicketType.Order && (reports.length > 0 || invoices.length > 0);
  if (bound || !OPEN.includes(state) || !mayChange(facts, actor)) return [];
  return TICKET_TYPES.filter((to) => to !== type && to !== TicketType.Unknown);
}

/**
 * Throws 409 TYPE_CHANGE_NOT_ALLOWED unless the ticket may take the type; returns the missing fields of the present state
 * under the new type, which the next transition requires.
 */
export function assertTypeChange(facts: TicketFacts, to: TicketType, actor: Actor): Blocker[] {
  const { type, state } = facts;
  if (state === null || !typeChangesFrom(facts, actor).includes(to))
    throw new Problem(409, 'TYPE_CHANGE_NOT_ALLOWED', { from: type, to });
  return missingFields({ ...facts, type: to }, state);
}
