import { RUNNING_STATES, type TicketState } from '../../../../openapi/vocabulary';
import type { Ticket } from './ticket';

/** States in which the clock of the deadline runs or has not begun. */
const unsettled: readonly TicketState[] = ['DRAFT', ...RUNNING_STATES];

/** Whether the clock of the deadline has stopped, so that it is told but no longer presses (domain, clock DUE). */
export const isSettled = (state: TicketState): boolean => !unsettled.includes(state);

/** Whether a customer is told by when their ticket is done: what is overdue already is not promised any more. */
export const isPromised = ({ state, dueAt }: Ticket, now = new Date()): boolean =>
  (state === 'PENDING' || state === 'IN_WORK') && dueAt !== null && new Date(dueAt) > now;
