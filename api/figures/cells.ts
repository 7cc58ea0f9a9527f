import type { Figure, Gathered } from './figure.js';

/** Values of a cell's dimensions, in their order; none for all cells together. */
export type Keys = readonly (string | null)[];

/** A cell as the database returns it. */
export interface Cell extends Gathered {
  readonly keys: Keys;
  /** Its keys as one text. */
  readonly name: string;
}

export const nameOfKeys = (keys: readonly unknown[]): string => JSON.stringify(keys);

/** The values of a cell without tickets. */
export const emptyCell = ({ measures }: Figure): Gathered => ({
  count: 0,
  aggregates: measures.aggregates?.map(() => null) ?? [],
});

/** Orders cells by their number of tickets, the largest first, then by name. */
export const byCount = (left: Cell, right: Cell): number =>
  right.count - left.count || (left.name < right.name ? -1 : 1);

/** The columns of a cell beside its keys, as SQL over the tickets `e` that have the keys in common. */
export const gatheredSql = ({ measures: { aggregates = [] } }: Figure): string =>
  ['count(*)::int as n', ...aggregates.map((sql, index) => `(${sql})::float8 as s${index}`)].join(', ');

/** The same columns of a row that the driver returned. */
export function gathered(row: Readonly<Record<string, unknown>>, { measures: { aggregates = [] } }: Figure): Gathered {
  const value = (column: unknown) => (column === null || column === undefined ? null : Number(column));
  return { count: Number(row.n), aggregates: aggregates.map((_sql, index) => value(row[`s${index}`])) };
}
