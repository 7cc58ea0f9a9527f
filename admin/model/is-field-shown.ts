import { valueAt } from './paths';
import type { FieldModel } from './resource-model';

/** Whether a field is shown beside the values of the other fields. */
export const isFieldShown = ({ when = {} }: FieldModel, values: object = {}): boolean =>
  Object.entries(when).every(([name, wanted]) => wanted.includes(String(valueAt(values, name))));
