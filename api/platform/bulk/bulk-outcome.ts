/** Results of a record in an operation on many; WAITING before its change. */
export const BULK_OUTCOMES = ['WAITING', 'DONE', 'REFUSED', 'UNCONFIRMED', 'UNDONE'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];
