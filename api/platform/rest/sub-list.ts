import { Problem } from '../http/problem.js';
import { safeObject } from '../http/safe-json.js';

/** The parsed filter of a list below a record. Throws 400 INVALID_FILTER. */
export function parsedFilter(filter: unknown): Record<string, unknown> {
  const value = filter === undefined ? {} : safeObject(filter as string);
  if (!value) throw new Problem(400, 'INVALID_FILTER');
  return value;
}

/** Name of a record below its owner in the ids of operations; the name of the owner stands in it once. */
export const nameBelow = (owner: string, name: string) => (name.startsWith(owner) ? name : `${owner}${name}`);

/** The sent filter of a list below a record, narrowed to that record; none of another record's rows is found. */
export function filterBelow(field: string, id: string, sent: Readonly<Record<string, unknown>>): string {
  if (!Object.hasOwn(sent, field)) return JSON.stringify({ ...sent, [field]: id });
  const any = `${field}_eq_any`;
  const among = sent[any] ?? [id];
  // The list itself refuses a value that is no array.
  const both = Array.isArray(among) ? among.filter((one) => String(one).toLowerCase() === id.toLowerCase()) : among;
  return JSON.stringify({ ...sent, [any]: both });
}
