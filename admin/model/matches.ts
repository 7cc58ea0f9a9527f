import { valueAt } from './paths';
import { isSame } from './record-diff';

type Filter = Readonly<Record<string, unknown>>;

const OPERATORS = ['_eq_any', '_neq', '_gte', '_gt', '_lte', '_lt'] as const;

/** The field that a key of a filter asks for. */
export const nameOf = (key: string): string => key.split('_')[0] ?? key;

/**
 * Whether a record meets a filter, with the answers that the server gives; for conditions of actions, which ask by
 * equality and order. Throws for an operator that only the server understands.
 */
export const matches = (record: object, filter: Filter): boolean =>
  Object.entries(filter).every(([key, wanted]) => {
    const name = nameOf(key);
    return compare(valueAt(record, name) ?? null, key.slice(name.length), wanted);
  });

function compare(value: unknown, operator: string, wanted: unknown): boolean {
  const among = (one: unknown) => (Array.isArray(wanted) ? wanted : [wanted]).some((other) => isSame(one, other));
  if (operator === '' || operator === '_eq_any') return among(value);
  // What is empty is neither equal to something nor not, as in SQL.
  if (operator === '_neq') return wanted === null ? value !== null : value !== null && !isSame(value, wanted);
  if (!OPERATORS.some((known) => known === operator)) throw new Error(`No condition of an action: ${operator}`);
  if (value === null || typeof value !== typeof wanted) return false;
  const [left, right] = [value, wanted] as [number, number];
  if (operator === '_gt') return left > right;
  if (operator === '_gte') return left >= right;
  return operator === '_lt' ? left < right : left <= right;
}
