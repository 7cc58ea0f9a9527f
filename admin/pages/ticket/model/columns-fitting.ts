import { isCustom } from '../../../model/own-texts';

/** Least width of a column of the overview, in pixels; others have the usual one. */
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
/** The same of a field that the tenant has defined. */
const OWN = 96;

const leastOf = (name: string) => widths[name] ?? (isCustom({ name }) ? OWN : USUAL);

/** What leaves first where there is no room, then the tenant's own fields from the last one on, then the others. */
const leavingFirst = ['updatedAt', 'location', 'type'];
const leavingLast = ['customer', 'priority', 'responsible'];

/** Whether a column holds words of any length, of which a part may be cut. */
export const isOfWords = (name: string): boolean => !(name in widths);

/** The most that the column of titles may take of a width in pixels, so that the others have their least. */
export const widthOfTitle = (columns: readonly { name: string }[], width: number): number =>
  Math.max(width - widthOf(columns.map(({ name }) => name).filter((name) => name !== 'title')), widths.title as number);

const widthOf = (names: readonly string[]) => names.reduce((sum, name) => sum + leastOf(name), 0);

/** The columns that fit beside each other into a width in pixels, in their order; the title is the last to suffer. */
export function fittingColumns<C extends { name: string }>(columns: readonly C[], width: number): C[] {
  let kept = [...columns];
  const own = columns.filter(isCustom).map(({ name }) => name);
  for (const name of [...leavingFirst, ...own.reverse(), ...leavingLast]) {
    if (widthOf(kept.map((column) => column.name)) <= width) return kept;
    kept = kept.filter((column) => column.name !== name);
  }
  return kept;
}
