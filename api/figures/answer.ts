import type { Period } from '../platform/resource/calendar-period.js';
import type { FigureName } from '../vocabulary/figures.js';
import { emptyCell, type Keys, nameOfKeys } from './cells.js';
import type { Dimension } from './dimension.js';
import type { Figure, Filter, Gathered } from './figure.js';
import { type FoundFigure, MOST_CELLS } from './figure-question.js';
import type { FigureAnswer } from './figures.shape.js';
import type { Compared } from './period.js';
import type { Titles } from './titles.js';

/** A requested figure with its cells. */
interface Asked {
  readonly name: FigureName;
  readonly figure: Figure;
  readonly by: readonly Dimension[];
  readonly compared: Compared | undefined;
  readonly present: FoundFigure & { readonly titles: Titles };
  readonly before: FoundFigure | undefined;
  cellFilter(keys: Keys): Filter;
}

/** The answer of a figure: its axes in their order, and for each cell its values, the former ones, and its list. */
export function figureAnswer({ name, figure, by, compared, present, before, cellFilter }: Asked): FigureAnswer {
  const period = compared?.period;
  const isComplete = present.cells.length <= MOST_CELLS;
  const cells = present.cells.slice(0, MOST_CELLS);
  const axes = by.map((dimension, at) => {
    const found = [...new Set(cells.map(({ keys }) => keys[at] as string | null))];
    return axisOf(dimension, found, present.titles[at], period);
  });
  // A former step has the same position in its own period: the second month beside the second month.
  const steps = by.map(({ kind, values }) =>
    kind === 'time' && compared ? [values(period), values(compared.before)] : [],
  );
  const shifted = (keys: Keys) =>
    keys.map((key, at) => {
      const [now, then] = steps[at] ?? [];
      return now && then ? (then[now.indexOf(key)] ?? undefined) : key;
    });
  const earlier = new Map(before?.cells.map((cell) => [cell.name, cell]));
  const numbersOf = (of: Gathered) => ({ count: of.count, values: figure.measures.valuesOf(of) });
  const formerNumbersOf = (of: Gathered | undefined) => (before ? numbersOf(of ?? emptyCell(figure)) : null);
  return {
    name,
    unit: figure.unit,
    measures: figure.measures.names,
    period: period ?? null,
    before: (before && compared?.before) ?? null,
    axes,
    total: { ...numbersOf(present.total), before: formerNumbersOf(before?.total), filter: cellFilter([]) },
    cells: cells.map((cell) => ({
      keys: cell.keys,
      ...numbersOf(cell),
      before: formerNumbersOf(earlier.get(nameOfKeys(shifted(cell.keys)))),
      filter: cellFilter(cell.keys),
    })),
    complete: isComplete,
  };
}

/** The values of a dimension: all steps of a time and all ages, of the rest those that occur. */
function axisOf(
  { name, kind, values }: Dimension,
  found: readonly (string | null)[],
  titles: ReadonlyMap<string, string> | undefined,
  period: Period | undefined,
) {
  const known = values(period);
  const isWhole = known && (kind === 'time' || kind === 'age');
  const sorted = kind === 'time' && !known ? found.toSorted() : found;
  const ordered = isWhole
    ? known
    : known
      ? [...known.filter((value) => found.includes(value)), ...found.filter((value) => !known.includes(value))]
      : sorted;
  return { name, kind, values: ordered.map((value) => ({ value, title: titles?.get(value ?? '') ?? null })) };
}
