import { isCustom } from '../../../model/own-texts';

/** Least width of a column of the overview, in pixels; other columns have the usual one. */
const widths: Readonly<Record<string, number>> = {
  identifier: 146,
  title: 320,
  state: 136,
  priority: 64,
  dueAt: 108,
  responsible: 44,
  updatedAt: 92,
};
const USUAL = 132;
/** Least width of the column of a custom field. */
const OWN = 96;

const leastOf = (name: string) => widths[name] ?? (isCustom({ name }) ? OWN : USUAL);

/** Columns that are dropped first on a narrow screen; next are custom fields from the last one on, then the others. */
const leavingFirst = ['updatedAt', 'location', 'type'];
const leavingLast = ['customer', 'priority', 'responsible'];

/** Whether a column holds texts of any length, which may be cut. */
export const isOfWords = (name: string): boolean => !(name in widths);

/** Largest width of the column of titles within a width in pixels, so that the other columns keep their least width. */
export const widthOfTitle = (columns: readonly { name: string }[], width: number): number =>
  Math.max(width - widthOf(columns.map(({ name }) => name).filter((name) => name !== 'title')), widths.title as number);

const widthOf = (names: readonly string[]) => names.reduce((sum, name) => sum + leastOf(name), 0);

/** The columns that fit side by side into a width in pixels, in their order; the title is never dropped. */
export function fittingColumns<C extends { name: string }>(columns: readonly C[], width: number): C[] {
  let kept = [...columns];
  const own = columns.filter(isCustom).map(({ name }) => name);
  for (const name of [...leavingFirst, ...own.reverse(), ...leavingLast]) {
    if (widthOf(kept.map((column) => column.name)) <= width) return kept;
    kept = kept.filter((column) => column.name !== name);
  }
  return kept;
}
