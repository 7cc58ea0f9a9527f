import { Problem } from '../platform/http/problem.js';

/** The filter of a list below a ticket, to which the ticket itself is added. Throws 400 for what is none. */
export function parsedFilter(filter: unknown): Record<string, unknown> {
  if (filter === undefined) return {};
  try {
    const value = JSON.parse(filter as string);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Told below.
  }
  throw new Problem(400, 'INVALID_FILTER');
}
