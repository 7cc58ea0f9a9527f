import type { CountLists } from '../../../model/views';
import { apiFetch } from '../../../providers/http';

type Counts = Record<string, { count: number; exact: boolean }>;

/** Counts the tickets of several lists in one request. */
export const countTickets: CountLists = async (filters, signal) => {
  const counts = await apiFetch<Counts>('ticket-counts', { query: { filters }, signal });
  const totals = Object.entries(counts).map(([name, { count, exact }]) => [name, { total: count, isExact: exact }]);
  return Object.fromEntries(totals);
};
