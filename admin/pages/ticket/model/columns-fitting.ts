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

/** What leaves first where there is no room; what is not named stays. */
const leaving = ['updatedAt', 'location', 'type', 'customer', 'priority', 'responsible'] as const;

const widthOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (widths[name] ?? USUAL), 0);

/** The columns that fit beside each other into a width in pixels, in their order; the title is the last to suffer. */
export function fittingColumns<C extends { name: string }>(columns: readonly C[], width: number): C[] {
  let kept = [...columns];
  for (const name of leaving) {
    if (widthOf(kept.map((column) => column.name)) <= width) return kept;
    kept = kept.filter((column) => column.name !== name);
  }
  return kept;
}
