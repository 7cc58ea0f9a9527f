import type { CustomFieldResource } from '../../vocabulary/master-data.js';
import type { FieldData, ValuesData } from './data/tenant-data.js';
import { Random } from './reproducible.js';

/** The record for which a value is told. */
interface Subject {
  /** Tells it from all others of its kind: the code of a customer, the external id of a location. */
  readonly name: string;
  readonly category?: string;
  /** Customers fill what they see. */
  readonly byCustomer?: boolean;
}

/** The values of a record, the same on every run whatever else is told. */
export function customValuesOf(fields: readonly FieldData[], resource: CustomFieldResource, subject: Subject) {
  const values = fields
    .filter((field) => field.resource === resource)
    .map(({ key, values: told }) => [key, toldOf(told, new Random(`${resource}/${subject.name}/${key}`), subject)]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Record<string, unknown>;
}

/** The value of a record; undefined where nobody has filled it. */
function toldOf(told: ValuesData, random: Random, { name, category = '', byCustomer }: Subject): unknown {
  const { share, byDeskOnly, oneOf, number, prefix, of } = told;
  if (of) return of.get(name);
  if ((byDeskOnly && byCustomer) || (prefix && !prefix.has(category))) return undefined;
  if (share < 1 && !random.chance(share)) return undefined;
  if (oneOf) return random.pick(oneOf);
  if (!number) return undefined;
  const { from, to, step } = number;
  const value = Math.round(random.between(from / step, to / step)) * step;
  return prefix ? `${prefix.get(category)}${value}` : value;
}
