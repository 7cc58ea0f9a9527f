import type { FieldData, ValuesData } from './data/tenant-data.js';
import { Random } from './reproducible.js';

/** A record with custom fields. */
interface Subject {
  /** The code of a customer, the external id of a location, the name of a ticket. */
  readonly name: string;
  readonly category?: string;
  readonly byCustomer?: boolean;
}

/** The custom values of a record, the same on every run. */
export function customValuesOf(fields: readonly FieldData[], resource: string, subject: Subject) {
  const values = fields
    .filter((field) => field.resource === resource)
    .map(({ key, values: data }) => [
      key,
      fieldValueOf(data, new Random(`${resource}/${subject.name}/${key}`), subject),
    ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Record<string, unknown>;
}

/** The value of a field in a record; undefined where it is empty. */
function fieldValueOf(data: ValuesData, random: Random, { name, category = '', byCustomer }: Subject): unknown {
  const { share, byDeskOnly, oneOf, number, prefix, of } = data;
  if (of) return of.get(name);
  if ((byDeskOnly && byCustomer) || (prefix && !prefix.has(category))) return undefined;
  if (share < 1 && !random.chance(share)) return undefined;
  if (oneOf) return random.pick(oneOf);
  if (!number) return undefined;
  const { from, to, step } = number;
  const value = Math.round(random.between(from / step, to / step)) * step;
  return prefix ? `${prefix.get(category)}${value}` : value;
}
