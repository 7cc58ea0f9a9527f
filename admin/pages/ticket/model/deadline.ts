import { RUNNING_STATES, type TicketState } from '../../../../openapi/vocabulary';

/** States in which the clock of the deadline runs or has not begun. */
const unsettled: readonly TicketState[] = ['DRAFT', ...RUNNING_STATES];

/** Whether the clock of the deadline has stopped, so that it is told but no longer presses (domain, clock DUE). */
export const isSettled = (state: TicketState): boolean => !unsettled.includes(state);
