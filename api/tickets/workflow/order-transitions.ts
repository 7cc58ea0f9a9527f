import { jobQueue } from '../../platform/jobs/job-queue.js';
import { TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { Ticket } from '../record/ticket.entity.js';

/** A completion, closing or reopening of an order, which is logged on the change that the order carries out. */
export interface OrderTransition {
  /** The id of the activity in the order's timeline. */
  readonly activity: string;
}

/** A job of its own, since the transition holds the order's lock, and both linked tickets are locked in one order. */
export const ORDER_TRANSITIONS = jobQueue<OrderTransition>('order-transitions', { concurrency: 2 });

const ENDED: readonly (TicketState | null)[] = [TicketState.OrderCompleted, TicketState.Closed];

/** Whether a transition of the ticket from that state is logged on its change. */
export const isOrderTransition = ({ type, state }: Ticket, from: TicketState | null): boolean =>
  type === TicketType.Order && from !== null && (ENDED.includes(state) || ENDED.includes(from));
