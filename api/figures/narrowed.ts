import { Problem } from '../platform/http/problem.js';
import { type FieldRecord, partsOfKey } from '../platform/resource/field.js';
import { resolveRelativeValue } from '../platform/resource/relative.js';
import type { Fields } from '../platform/rest/visible-fields.js';
import { currentUser } from '../platform/tenancy/session.js';
import type { Filter } from './figure.js';

/** A bound as what it means, to be compared with another one of the same field. */
function meaning(field: FieldRecord, operator: '_gt' | '_gte' | '_lt' | '_lte', value: unknown): number {
  const { id } = currentUser();
  const compared = field.kind.comparable?.(
    resolveRelativeValue(value, field, operator, () => id),
    field,
    operator,
  );
  return Number(compared);
}

function tighter(field: FieldRecord, operator: string | undefined, one: unknown, other: unknown): unknown {
  const isLower = operator === '_gt' || operator === '_gte';
  if (!isLower && operator !== '_lt' && operator !== '_lte') throw new Problem(400, 'INVALID_FILTER');
  const [left, right] = [meaning(field, operator as '_gt', one), meaning(field, operator as '_gt', other)];
  return left > right === isLower ? one : other;
}

/**
 * A filter of the dialect that meets both: what somebody asks for, which has been judged, and what a figure adds to it.
 * Of two bounds the tighter one stays, of several values those of both. Throws 400 where they cannot be said together.
 */
export function narrowed(asked: Filter, more: Filter, fields: Fields): Filter {
  const both: Record<string, unknown> = { ...asked };
  for (const [key, value] of Object.entries(more)) {
    const present = both[key];
    const [name, operator] = partsOfKey(key);
    if (present === undefined || present === value) both[key] = value;
    else if (operator === '_eq_any')
      both[key] = (present as unknown[]).filter((one) => (value as unknown[]).includes(one));
    else both[key] = tighter(fields.get(name) as FieldRecord, operator, present, value);
  }
  return both;
}
