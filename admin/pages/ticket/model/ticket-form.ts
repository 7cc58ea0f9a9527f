/** The values of the form with its files. */
export interface TicketValues extends Record<string, unknown> {
  files?: File[];
}

/**
 * Saves a draft or submits it; returns a function that leaves the form once its changes are discarded. Rejects with
 * ApiError.
 */
export type SaveTicket = (values: TicketValues, how: { draft: boolean }) => Promise<() => void>;
