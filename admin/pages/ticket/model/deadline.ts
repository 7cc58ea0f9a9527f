import { RUNNING_STATES, type TicketState } from '../../../../openapi/vocabulary';
import type { Ticket } from './ticket';

/** States in which the clock of the deadline runs or has not begun. */
const unsettled: readonly TicketState[] = ['DRAFT', ...RUNNING_STATES];

/**
 * Whether the clock of the deadline has stopped, so that the deadline is shown but no longer urgent (domain, clock
 * DUE).
 */
export const isSettled = (state: TicketState): boolean => !unsettled.includes(state);

/** Whether a customer sees the deadline of their ticket: an overdue one is no promise any more. */
export const isPromised = ({ state, dueAt }: Ticket, now = new Date()): boolean =>
  (state === 'PENDING' || state === 'IN_WORK') && dueAt !== null && new Date(dueAt) > now;
