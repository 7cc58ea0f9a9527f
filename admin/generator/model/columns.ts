import type { FieldModel, ResourceModel } from './resource-model';

/** How many columns a list shows until the user chooses others; more would not fit beside each other. */
const shown = 8;

/** The fields that may be columns, in order. */
export function columnsOf({ fields }: ResourceModel): FieldModel[] {
  return fields.filter((field) => field.list);
}

/** Names of the columns that are hidden until the user shows them. */
export function hiddenAtFirst(model: ResourceModel): string[] {
  return columnsOf(model)
    .slice(shown)
    .map(({ name }) => name);
}
