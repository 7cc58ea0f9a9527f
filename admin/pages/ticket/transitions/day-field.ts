import type { FieldModel } from '../../../model/resource-model';

/** A day that is asked for in a dialog, as the generator's input of days wants it. */
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
