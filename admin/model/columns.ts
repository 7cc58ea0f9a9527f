import { isCustom } from './own-texts';
import type { FieldModel, ResourceModel } from './resource-model';

/** Number of shown columns until the user chooses others; more would not fit beside each other. */
const shown = 8;

/** The fields that may be columns, in order. */
export function columnsOf({ fields }: ResourceModel): FieldModel[] {
  return fields.filter((field) => field.list);
}

/** Names of the initially hidden columns, apart from custom fields. */
export function hiddenAtFirst(model: ResourceModel): string[] {
  return columnsOf(model)
    .filter((field) => !isCustom(field))
    .slice(shown)
    .map(({ name }) => name);
}

/** The columns in the user's order of names; columns that are newer than that order stand at the end. */
export function inOrder(columns: readonly FieldModel[], names: readonly string[] = []): FieldModel[] {
  const ordered = names.flatMap((name) => columns.filter((column) => column.name === name));
  return [...ordered, ...columns.filter((column) => !ordered.includes(column))];
}

/** The names of an order stored by index; undefined without a stored order. */
export function namesOfPlaces(
  columns: readonly FieldModel[],
  places: readonly number[] | undefined,
): string[] | undefined {
  return places?.flatMap((place) => columns[place]?.name ?? []);
}

/** The order after the entry at one index has moved to another index. */
export function moved<T>(order: readonly T[], from: number, to: number): T[] {
  const rest = order.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...order.slice(from, from + 1));
}
