import { RUNNING_STATES, type TicketState } from '../../../openapi/vocabulary';
import { dayOf, today } from '../../model/local-time';
import type { Ticket } from '../ticket/model/ticket';

const running: readonly TicketState[] = RUNNING_STATES;

/** The orders of an executor by urgency: due by the end of today, later ones, waiting ones and finished ones. */
export interface OrdersByTurn {
  today: Ticket[];
  later: Ticket[];
  waiting: Ticket[];
  finished: Ticket[];
}

/** Groups open orders by turn and deadline; the sequence within a group stays. */
export function ordersByTurn(orders: readonly Ticket[], now: Date): OrdersByTurn {
  const day = today(now);
  const turn = ({ state, dueAt }: Ticket): keyof OrdersByTurn => {
    if (!running.includes(state)) return 'finished';
    if (state === 'IN_CLARIFICATION') return 'waiting';
    return dueAt && dayOf(new Date(dueAt)) <= day ? 'today' : 'later';
  };
  const groups: OrdersByTurn = { today: [], later: [], waiting: [], finished: [] };
  for (const order of orders) groups[turn(order)].push(order);
  return groups;
}

/**
 * A customer's open tickets: those that wait for the customer's answer, new ones, and those in work at the desk (spec
 * §2).
 */
export interface CustomersTickets {
  mine: Ticket[];
  received: Ticket[];
  orders: Ticket[];
  others: Ticket[];
}

/** Groups a customer's open tickets by turn and type; the sequence within a group stays. */
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
