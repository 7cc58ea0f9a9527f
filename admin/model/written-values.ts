import { valueAt, withValueAt } from './paths';
import { isSame } from './record-diff';
import type { FieldModel } from './resource-model';

/** A record with the given fields taken from a form; a field without a real change keeps its value. */
export function withValues<T extends object>(base: T, fields: FieldModel[], values: object): T {
  return fields.reduce((record, { name }) => {
    const typed = valueAt(values, name);
    return isSame(valueAt(base, name), typed) ? record : withValueAt(record, name, typed);
  }, base);
}

/** Initial values of a new record: the defaults of the contract. */
export function defaultsOf(fields: FieldModel[]): Record<string, unknown> {
  return fields
    .filter((field) => field.default !== undefined && field.default !== null)
    .reduce<Record<string, unknown>>((record, field) => withValueAt(record, field.name, field.default), {});
}
