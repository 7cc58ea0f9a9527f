import type { FieldModel } from '../../../model/resource-model';

/** The field of a day in a dialog, for the generator's input of days. */
export const dayField = (
  name: string,
  label: string,
  more: Partial<Pick<FieldModel, 'help' | 'required'>> = {},
): FieldModel => ({
  name,
  label,
  widget: 'day',
  required: false,
  creatable: true,
  editable: true,
  list: false,
  sort: false,
  search: false,
  filter: [],
  constraints: {},
  ...more,
});
