import type { Figure, Gathered } from './figure.js';

/** Values of a cell's dimensions, in their order; none for all cells together. */
export type Keys = readonly (string | null)[];

/** A cell as the database finds it. */
export interface Cell extends Gathered {
  readonly keys: Keys;
  /** Its keys as one text. */
  readonly name: string;
}

export const nameOfKeys = (keys: readonly unknown[]): string => JSON.stringify(keys);

const NO_VALUES = new Int32Array();

/** What no tickets come to. */
export const nothingOf = ({ measures }: Figure): Gathered => ({
  count: 0,
  sums: measures.sums?.map(() => 0) ?? [],
  values: NO_VALUES,
});

/** What the tickets of some cells come to together. */
export function together(parts: readonly Gathered[], figure: Figure): Gathered {
  const [one] = parts;
  if (one && parts.length === 1) return one;
  const { sums } = nothingOf(figure);
  return {
    count: parts.reduce((all, part) => all + part.count, 0),
    sums: sums.map((_none, at) => parts.reduce((all, part) => all + (part.sums[at] as number), 0)),
    values: ascending(parts.map(({ values }) => values)),
  };
}

function ascending(parts: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all.sort();
}

/** Cells of several stretches of time as those of all of it: what has the same keys is one cell. */
export function united(stretches: readonly (readonly Cell[])[], figure: Figure): Cell[] {
  const byName = Map.groupBy(stretches.flat(), ({ name }) => name);
  return [...byName].map(([name, same]) => ({ ...together(same, figure), keys: (same[0] as Cell).keys, name }));
}

/** Those with the most tickets come first, then as they are called. */
export const byCount = (one: Cell, other: Cell): number => other.count - one.count || (one.name < other.name ? -1 : 1);

/** Columns of a cell beside its keys, as SQL over the tickets `e` that have them in common. */
export const gatheredSql = ({ measures: { sums = [], values } }: Figure): string =>
  [
    'count(*)::int as n',
    ...sums.map((sql, at) => `coalesce(${sql}, 0)::float8 as s${at}`),
    ...(values ? [`array_to_string(array_agg(${values}), ',') as every`] : []),
  ].join(', ');

/** The same as the driver tells it. */
export function gathered(row: Readonly<Record<string, unknown>>, { measures: { sums = [] } }: Figure): Gathered {
  return {
    count: Number(row.n),
    sums: sums.map((_sql, at) => Number(row[`s${at}`])),
    values: row.every ? Int32Array.from((row.every as string).split(','), Number).sort() : NO_VALUES,
  };
}
