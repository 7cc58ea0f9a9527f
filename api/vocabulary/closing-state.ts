/** How a ticket ended (spec §4). */
export const ClosingState = Object.freeze({
  Completed: 'COMPLETED',
  Incomplete: 'INCOMPLETE',
  InternallyInvoiced: 'INTERNALLY_INVOICED',
  Invoiced: 'INVOICED',
  NotInvoiced: 'NOT_INVOICED',
  Rejected: 'REJECTED',
});
export type ClosingState = (typeof ClosingState)[keyof typeof ClosingState];
export const CLOSING_STATES = Object.values(ClosingState);
