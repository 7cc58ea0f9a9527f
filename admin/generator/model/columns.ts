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

/** The places of all columns in the user's order; those that have come since he set it stand at the end. */
export function inOrder(ranks: number[] | undefined, count: number): number[] {
  const known = (ranks ?? []).filter((index) => index < count);
  const others = Array.from({ length: count }, (_, index) => index).filter((index) => !known.includes(index));
  return [...known, ...others];
}

/** The order after one place has been moved to another. */
export function moved(order: number[], from: number, to: number): number[] {
  const rest = order.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...order.slice(from, from + 1));
}
