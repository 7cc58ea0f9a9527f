import { partsOfKey } from './filter-key';
import { matches } from './matches';
import { valueAt, withValueAt } from './paths';
import type { FieldModel } from './resource-model';

/** The names of the fields on whose values the conditions of a field depend. */
export const dependenciesOf = ({ when, requiredWhen }: Pick<FieldModel, 'when' | 'requiredWhen'>): string[] => [
  ...new Set(Object.keys({ ...when, ...requiredWhen }).map((key) => partsOfKey(key)[0])),
];

/** Whether values of a record or form meet a condition, which is the same for all users; empty inputs have no value. */
function meets(filter: object, values: object, fields: readonly FieldModel[]): boolean {
  const record = Object.keys(filter)
    .map((key) => partsOfKey(key)[0])
    .reduce((filled, name) => (valueAt(filled, name) === '' ? withValueAt(filled, name, null) : filled), values);
  return matches(record, { ...filter }, fields, { me: null, language: 'de' });
}

/** Whether a field applies to a record or form with these values; `fields` are those of its resource. */
export const isFieldShown = (
  { when }: Pick<FieldModel, 'when'>,
  values: object,
  fields: readonly FieldModel[],
): boolean => !when || meets(when, values, fields);

/** The field as a record or form with these values requires it. */
export const requiredBy = (field: FieldModel, values: object, fields: readonly FieldModel[]): FieldModel =>
  field.requiredWhen && meets(field.requiredWhen, values, fields) ? { ...field, required: true } : field;
