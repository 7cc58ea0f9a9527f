import { jobQueue } from '../../platform/jobs/job-queue.js';
import { TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { Ticket } from '../record/ticket.entity.js';

/** An order was completed or closed, or goes on after that; the change that it carries out is to tell so. */
export interface OrderTransition {
  /** The activity by which the order's own timeline tells it. */
  readonly activity: string;
}

/** By a job of its own, since whoever moves the order holds its lock, and links are made under those of both ends. */
export const ORDER_TRANSITIONS = jobQueue<OrderTransition>('order-transitions', { concurrency: 2 });

const ENDED: readonly (TicketState | null)[] = [TicketState.OrderCompleted, TicketState.Closed];

/** Whether a transition of the ticket from that state is one of which the change hears. */
export const isOrderTransition = ({ type, state }: Ticket, from: TicketState | null): boolean =>
  type === TicketType.Order && from !== null && (ENDED.includes(state) || ENDED.includes(from));
