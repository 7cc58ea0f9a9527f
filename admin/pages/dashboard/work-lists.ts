import { RUNNING_STATES } from '../../../openapi/vocabulary';
import type { FilterValues } from '../ticket/model/tabs';
import type { Ticket } from '../ticket/model/ticket';

/** Days that count as recent, as in the number of completed tickets. */
const RECENT = 14;

/** What the person has to do: assigned to them and not finished; the deadline still runs. */
export const openWorkOf = (id: string | null): FilterValues => ({
  responsible: id,
  state_eq_any: RUNNING_STATES,
  state_neq: 'CLOSED',
});

/** What the person has finished and still has to close. */
export const toBeClosedBy = (id: string | null): FilterValues => ({
  responsible: id,
  state_eq_any: ['WORK_COMPLETED', 'ORDER_COMPLETED'],
  state_neq: 'CLOSED',
});

/** New tickets that nobody has taken yet, of one assignment group if given. */
export const unassigned = (assignmentGroup?: string): FilterValues => ({
  state_eq_any: ['PENDING'],
  state_neq: 'CLOSED',
  responsible: null,
  executionCompany: null,
  ...(assignmentGroup && { assignmentGroup_eq_any: [assignmentGroup] }),
});

/** Everything that is not closed, drafts included. */
export const notClosed: FilterValues = { state_neq: 'CLOSED' };

/** What was closed in the last days. */
export const recentlyClosed = (now: Date, assignmentGroup?: string): FilterValues => ({
  state_eq_any: ['CLOSED'],
  closedAt_gte: startOfDay(now, -RECENT).toISOString(),
  ...(assignmentGroup && { assignmentGroup_eq_any: [assignmentGroup] }),
});

/** Orders as an executor takes them: due by the end of today, later ones, waiting ones and finished ones. */
export interface OrdersByTurn {
  today: Ticket[];
  later: Ticket[];
  waiting: Ticket[];
  finished: Ticket[];
}

/** Sorts open orders by whose turn it is and when; the order within stays. */
export function ordersByTurn(orders: readonly Ticket[], now: Date): OrdersByTurn {
  const tonight = startOfDay(now, 1).getTime();
  const turn = ({ state, dueAt }: Ticket): keyof OrdersByTurn => {
    if (state === 'IN_CLARIFICATION') return 'waiting';
    if (state !== 'PENDING' && state !== 'IN_WORK') return 'finished';
    return dueAt && new Date(dueAt).getTime() < tonight ? 'today' : 'later';
  };
  const groups: OrdersByTurn = { today: [], later: [], waiting: [], finished: [] };
  for (const order of orders) groups[turn(order)].push(order);
  return groups;
}

/** A customer's open tickets: those that wait for an answer, those that came in, and what the desk is at (spec §2). */
export interface CustomersTickets {
  mine: Ticket[];
  received: Ticket[];
  orders: Ticket[];
  others: Ticket[];
}

/** Sorts a customer's open tickets by whose turn it is and what they are; the order within stays. */
export function customersTickets(tickets: readonly Ticket[]): CustomersTickets {
  const kindOf = ({ customersTurn, state, type }: Ticket): keyof CustomersTickets => {
    if (customersTurn) return 'mine';
    if (state === 'PENDING') return 'received';
    return type === 'ORDER' ? 'orders' : 'others';
  };
  const groups: CustomersTickets = { mine: [], received: [], orders: [], others: [] };
  for (const ticket of tickets) groups[kindOf(ticket)].push(ticket);
  return groups;
}

function startOfDay(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
}
