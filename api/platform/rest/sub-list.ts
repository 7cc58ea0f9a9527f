import { Problem } from '../http/problem.js';
import { parseSafeJson } from '../http/safe-json.js';

/** The filter that was sent with a list below a record. Throws 400 for what is none. */
export function parsedFilter(filter: unknown): Record<string, unknown> {
  if (filter === undefined) return {};
  try {
    const value = parseSafeJson(filter as string);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Told below.
  }
  throw new Problem(400, 'INVALID_FILTER');
}

/**
 * The filter of a list below a record as the list takes it: what was sent, and the record besides. Whoever names another
 * record in the filter asks for rows of both, of which there are none.
 */
export function filterBelow(field: string, id: string, sent: Readonly<Record<string, unknown>>): string {
  if (!Object.hasOwn(sent, field)) return JSON.stringify({ ...sent, [field]: id });
  const any = `${field}_eq_any`;
  const among = sent[any] ?? [id];
  // What is no list is told by the list itself.
  const both = Array.isArray(among) ? among.filter((one) => String(one).toLowerCase() === id.toLowerCase()) : among;
  return JSON.stringify({ ...sent, [any]: both });
}
