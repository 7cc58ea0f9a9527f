import { Problem } from '../platform/http/problem.js';
import { type FieldRecord, partsOfKey } from '../platform/resource/field.js';
import { resolveRelativeValue } from '../platform/resource/relative.js';
import type { Fields } from '../platform/rest/visible-fields.js';
import { currentUser } from '../platform/tenancy/session.js';
import type { Filter } from './figure.js';

/** A bound in a form that can be compared with another one of the same field. */
function meaning(field: FieldRecord, operator: '_gt' | '_gte' | '_lt' | '_lte', value: unknown): number {
  const { id } = currentUser();
  const compared = field.kind.comparable?.(
    resolveRelativeValue(value, field, operator, () => id),
    field,
    operator,
  );
  return Number(compared);
}

function tighter(field: FieldRecord, operator: string | undefined, first: unknown, second: unknown): unknown {
  const isLower = operator === '_gt' || operator === '_gte';
  if (!isLower && operator !== '_lt' && operator !== '_lte') throw new Problem(400, 'INVALID_FILTER');
  const [left, right] = [meaning(field, operator as '_gt', first), meaning(field, operator as '_gt', second)];
  return left > right === isLower ? first : second;
}

/**
 * A filter of the dialect that meets both the checked filter of the request and that of a figure. Of two bounds it has the
 * tighter one, of two lists the common values. Throws 400 for two filters that the dialect cannot combine.
 */
export function narrowed(requested: Filter, more: Filter, fields: Fields): Filter {
  const both: Record<string, unknown> = { ...requested };
  for (const [key, value] of Object.entries(more)) {
    const present = both[key];
    const [name, operator] = partsOfKey(key);
    if (present === undefined || present === value) both[key] = value;
    else if (operator === '_eq_any')
      both[key] = (present as unknown[]).filter((entry) => (value as unknown[]).includes(entry));
    else both[key] = tighter(fields.get(name) as FieldRecord, operator, present, value);
  }
  return both;
}
