import type { TicketState } from '../../../theme/tokens';

const settled: readonly TicketState[] = ['WORK_COMPLETED', 'ORDER_COMPLETED', 'CLOSED'];

/** Whether the clock of the deadline has stopped, so that it is told but no longer presses (domain, clock DUE). */
export const isSettled = (state: TicketState): boolean => settled.includes(state);
