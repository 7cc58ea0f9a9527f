import type { FieldModel } from './resource-model';

/** Whether the values of a field are right-aligned with tabular figures. */
export function isNumeric({ widget }: FieldModel): boolean {
  return ['integer', 'money', 'quantity'].includes(widget);
}
