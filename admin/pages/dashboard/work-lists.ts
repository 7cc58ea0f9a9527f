import { RUNNING_STATES, type TicketState } from '../../../openapi/vocabulary';
import { dayOf, today } from '../../model/local-time';
import type { Ticket } from '../ticket/model/ticket';

const running: readonly TicketState[] = RUNNING_STATES;

/** Groups tickets; the sequence within a group stays. */
const grouped = <Name extends string>(
  tickets: readonly Ticket[],
  names: readonly Name[],
  of: (ticket: Ticket) => Name,
) =>
  Object.fromEntries(names.map((name) => [name, tickets.filter((ticket) => of(ticket) === name)])) as Record<
    Name,
    Ticket[]
  >;

/** The orders of an executor by urgency: due by the end of today, later ones, waiting ones and finished ones. */
export const ordersByTurn = (orders: readonly Ticket[], now: Date) =>
  grouped(orders, ['today', 'later', 'waiting', 'finished'], ({ state, dueAt }) => {
    if (!running.includes(state)) return 'finished';
    if (state === 'IN_CLARIFICATION') return 'waiting';
    return dueAt && dayOf(new Date(dueAt)) <= today(now) ? 'today' : 'later';
  });

/** A customer's open tickets: those that wait for the customer, new ones, and those in work at the desk (spec §2). */
export const customersTickets = (tickets: readonly Ticket[]) =>
  grouped(tickets, ['mine', 'received', 'orders', 'others'], ({ customersTurn, state, type }) => {
    if (customersTurn) return 'mine';
    if (state === 'PENDING') return 'received';
    return type === 'ORDER' ? 'orders' : 'others';
  });
