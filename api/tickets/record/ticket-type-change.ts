import { Problem } from '../../platform/http/problem.js';
import type { Blocker } from '../../platform/workflow/state-machine.js';
import { TICKET_TYPES, TicketState, TicketType } from '../../vocabulary/ticket.js';
import { missingFields } from './mandatory-fields.js';
import type { Actor, TicketFacts } from './ticket-facts.js';

/** What decides over a change of type. */
export type RetypeFacts = Pick<TicketFacts, 'type' | 'state' | 'reports' | 'invoices'>;

const OPEN: readonly (TicketState | null)[] = [
  TicketState.Draft,
  TicketState.Pending,
  TicketState.InClarification,
  TicketState.InWork,
];

/** Agents re-type tickets; a draft is still its author's. */
const mayChange = ({ state }: RetypeFacts, { kind, own }: Actor) =>
  kind === 'agent' || (kind === 'customer' && own && state === TicketState.Draft);

/**
 * The types a ticket may take on (domain "Type change"): only before WORK_COMPLETED, never UNKNOWN, and away from ORDER
 * only without report and invoice.
 */
export function typeChangesFrom(facts: RetypeFacts, actor: Actor): TicketType[] {
  const { type, state, reports, invoices } = facts;
  const bound = type === TicketType.Order && (reports.length > 0 || invoices.length > 0);
  if (bound || !OPEN.includes(state) || !mayChange(facts, actor)) return [];
  return TICKET_TYPES.filter((to) => to !== type && to !== TicketType.Unknown);
}

/**
 * Throws 409 TYPE_CHANGE_NOT_ALLOWED unless the ticket may take on the type; answers the fields that the new type makes
 * mandatory for the present state, which the next transition will insist on.
 */
export function assertTypeChange(facts: TicketFacts, to: TicketType, actor: Actor): Blocker[] {
  const { type, state } = facts;
  if (state === null || !typeChangesFrom(facts, actor).includes(to))
    throw new Problem(409, 'TYPE_CHANGE_NOT_ALLOWED', { from: type, to });
  return missingFields({ ...facts, type: to }, state);
}
