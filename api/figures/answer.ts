import type { Period } from '../platform/resource/calendar-period.js';
import type { FigureName } from '../vocabulary/figures.js';
import type { Dimension } from './dimension.js';
import type { Figure, Filter } from './figure.js';
import { type FoundCell, type FoundFigure, MOST_CELLS, type Told } from './figure-question.js';
import type { FigureAnswer } from './figures.shape.js';
import type { Compared } from './period.js';

/** Values of a cell's dimensions, in their order; none for all cells together. */
export type Keys = readonly (string | null)[];

/** A figure that was asked for, and what was found. */
interface Asked {
  readonly name: FigureName;
  readonly figure: Figure;
  readonly by: readonly Dimension[];
  readonly compared: Compared | undefined;
  readonly present: FoundFigure;
  readonly before: FoundFigure | undefined;
  cellFilter(keys: Keys): Filter;
}

export type Answered = FigureAnswer;

const NOBODY: Told = { count: 0, values: [] };

/** A figure as it is sent: its axes in their order, and of each cell the number, the one before it, and its list. */
export function figureAnswer({ name, figure, by, compared, present, before, cellFilter }: Asked): FigureAnswer {
  const period = compared?.period;
  const isComplete = present.cells.length <= MOST_CELLS;
  const cells = present.cells.slice(0, MOST_CELLS);
  const axes = by.map((dimension, at) => axisOf(dimension, at, cells, period));
  // What was before stands where it stands in its own period: the second month beside the second month.
  const steps = by.map(({ kind, values }) =>
    kind === 'time' && compared ? [values(period), values(compared.before)] : [],
  );
  const shifted = (keys: Keys) =>
    keys.map((key, at) => {
      const [now, then] = steps[at] ?? [];
      return now && then ? (then[now.indexOf(key)] ?? undefined) : key;
    });
  const earlier = new Map(before?.cells.map((cell) => [JSON.stringify(cell.keys), cell]));
  const toldBefore = (told: Told | undefined) => {
    if (!before) return null;
    const { count, values } = told ?? NOBODY;
    return {
      count,
      values: values.length > 0 ? values : figure.measures.map(({ name: of }) => (of === 'count' ? 0 : null)),
    };
  };
  return {
    name,
    unit: figure.unit,
    measures: figure.measures.map((one) => one.name),
    period: period ?? null,
    before: (before && compared?.before) ?? null,
    axes,
    total: { ...present.total, before: toldBefore(before?.total), filter: cellFilter([]) },
    cells: cells.map(({ keys, count, values }) => ({
      keys,
      count,
      values,
      before: toldBefore(earlier.get(JSON.stringify(shifted(keys)))),
      filter: cellFilter(keys),
    })),
    complete: isComplete,
  };
}

/** The values of a dimension: all steps of a time and all ages, of the rest those that occur. */
function axisOf(
  { name, kind, values }: Dimension,
  at: number,
  cells: readonly FoundCell[],
  period: Period | undefined,
) {
  const titles = new Map<string | null, string | null>();
  for (const { keys, titles: told } of cells) titles.set(keys[at] as string | null, told[at] as string | null);
  const known = values(period);
  const found = [...titles.keys()];
  const isWhole = known && (kind === 'time' || kind === 'age');
  const sorted = kind === 'time' && !known ? found.toSorted() : found;
  const ordered = isWhole
    ? known
    : known
      ? [...known.filter((one) => titles.has(one)), ...found.filter((one) => !known.includes(one))]
      : sorted;
  return { name, kind, values: ordered.map((value) => ({ value, title: titles.get(value) ?? null })) };
}
