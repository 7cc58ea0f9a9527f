import { valueAt } from './paths';
import type { FieldModel } from './resource-model';

/** Whether a field is asked for, or shown, beside the values of the others. */
export const isAsked = ({ when = {} }: FieldModel, values: object = {}): boolean =>
  Object.entries(when).every(([name, asked]) => asked.includes(String(valueAt(values, name))));
