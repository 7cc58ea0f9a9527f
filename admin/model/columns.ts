import type { Widget } from './document';
import { isCustom } from './own-texts';
import type { FieldModel, ResourceModel } from './resource-model';

/** Number of shown columns until the user chooses others; more would not fit beside each other. */
const shown = 8;

/** The fields that may be columns, in order. */
export function columnsOf({ fields }: ResourceModel): FieldModel[] {
  return fields.filter((field) => field.list);
}

/** Names of the initially hidden columns, apart from custom fields; `declared` are the columns of the open view. */
export function hiddenAtFirst(model: ResourceModel, declared?: readonly string[]): string[] {
  const names = columnsOf(model).flatMap((field) => (isCustom(field) ? [] : field.name));
  return declared ? names.filter((name) => !declared.includes(name)) : names.slice(shown);
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

/** Widths of the columns of a list, and the columns that it leaves out where there is no room. */
export interface ColumnRoom {
  /** Name of the field that takes the remaining width and is never left out; the title if left out. */
  heading?: string;
  /** Least widths in pixels, by names of fields whose values need less or more than usual. */
  widths: Readonly<Record<string, number>>;
  /** Least width of other columns of words, in pixels. */
  words?: number;
  /** Names of the fields that are left out first; `custom` stands for the custom fields, from the last one on. */
  leaving: readonly string[];
}

/** Usual least widths of columns, in pixels. */
const WIDTH = { heading: 160, words: 112, own: 96, short: 64 };

/** Widgets of values that are no longer than their column. */
const SHORT: readonly Widget[] = ['integer', 'money', 'quantity', 'flag', 'choice', 'day', 'moment', 'time'];

/** The layout of columns side by side within a width in pixels. */
export interface ColumnLayout {
  /** The columns that fit, in their order. */
  columns: FieldModel[];
  heading?: FieldModel;
  /** Least and greatest width of the heading, so that the other columns keep their least width. */
  headingWidth: [least: number, greatest: number];
}

/** Whether the column of a field holds texts of any length, which may be cut. */
export const isOfWords = ({ name, widget }: FieldModel, { widths }: Pick<ColumnRoom, 'widths'>): boolean =>
  !(name in widths) && !SHORT.includes(widget);

/** Fits columns into a width in pixels; without `mayLeave` all of them stay, and the table is wider than its frame. */
export function fitted(
  fields: readonly FieldModel[],
  title: string,
  width: number,
  mayLeave: boolean,
  room: Partial<ColumnRoom> = {},
): ColumnLayout {
  const { widths = {}, words = WIDTH.words } = room;
  const heading = fields.find(({ name }) => name === (room.heading ?? title)) ?? fields[0];
  const least = (field: FieldModel): number =>
    widths[field.name] ??
    { ...WIDTH, words }[
      field === heading ? 'heading' : isCustom(field) ? 'own' : isOfWords(field, { widths }) ? 'words' : 'short'
    ];
  const widthOf = (some: readonly FieldModel[]) => some.reduce((sum, field) => sum + least(field), 0);
  const fromLast = fields.filter((field) => field !== heading).toReversed();
  const leaving = room.leaving?.flatMap((name) =>
    fromLast.filter((field) => (name === 'custom' ? isCustom(field) : field.name === name)),
  );
  let columns = [...fields];
  for (const field of mayLeave ? (leaving ?? fromLast) : [])
    if (widthOf(columns) > width) columns = columns.filter((other) => other !== field);
  const others = widthOf(columns.filter((field) => field !== heading));
  const headingLeast = heading ? least(heading) : 0;
  return { columns, heading, headingWidth: [headingLeast, Math.max(width - others, headingLeast)] };
}
