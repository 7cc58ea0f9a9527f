import type { FigureMeasure, FigureUnit } from '../vocabulary/figures.js';

/** A filter of v1/tickets. */
export type Filter = Readonly<Record<string, unknown>>;

/** The number of tickets of a cell and the aggregates over them. */
export interface Gathered {
  readonly count: number;
  /** The aggregates that a figure names, in their order; null where no ticket has a value. */
  readonly aggregates: readonly (number | null)[];
}

/** The numbers of a figure, each computed of the tickets `e` of a cell. */
interface Measures {
  readonly names: readonly FigureMeasure[];
  /** Aggregates of PostgreSQL over the tickets `e`. */
  readonly aggregates?: readonly string[];
  /** One number for each name; null where there is nothing to compute it of. */
  valuesOf(cell: Gathered): readonly (number | null)[];
}

/** A figure: a filter of tickets, and the numbers computed of them. Its texts are `figures.<name>`. */
export interface Figure {
  readonly unit: FigureUnit;
  readonly measures: Measures;
  /** The moment of a ticket that a period selects; a figure without one shows the present state, and takes no period. */
  readonly moment?: 'createdAt' | 'closedAt';
  /** The filter of its tickets, and of the list that it opens; the argument is the present moment. */
  filter(now: Date): Filter;
  /** Fields of the ticket that its reader must see, besides those of its filter. */
  readonly looksAt?: readonly string[];
  /** Its default dimensions. */
  readonly by: readonly string[];
}

/** A number with some decimals; null stays null. */
const rounded = (value: number | null | undefined, decimals: number): number | null =>
  typeof value === 'number' ? Math.round(value * 10 ** decimals) / 10 ** decimals : null;

/** The number of tickets. */
export const count: Measures = { names: ['count'], valuesOf: (cell) => [cell.count] };

/** The share of the tickets that meet a condition, in percent with one decimal. */
export const share = (met: string): Measures => ({
  names: ['share'],
  aggregates: [`100.0 * count(*) filter (where ${met}) / nullif(count(*), 0)`],
  valuesOf: ({ aggregates: [percent] }) => [rounded(percent, 1)],
});

/** The average of a column, with one decimal. */
export const average = (value: string): Measures => ({
  names: ['average'],
  aggregates: [`avg(${value})`],
  valuesOf: ({ aggregates: [mean] }) => [rounded(mean, 1)],
});

/** The median of a column and the value that nine of ten tickets do not exceed, interpolated and whole. */
export const percentiles = (value: string): Measures => ({
  names: ['p50', 'p90'],
  aggregates: [0.5, 0.9].map((part) => `percentile_cont(${part}) within group (order by ${value})`),
  valuesOf: ({ aggregates }) => aggregates.map((percentile) => rounded(percentile, 0)),
});

/** The sum of a column, in the unit that is `divisor` times as large, with two decimals. */
export const sum = (value: string, divisor: number): Measures => ({
  names: ['sum'],
  aggregates: [`sum(${value}) / ${divisor}.0`],
  valuesOf: ({ aggregates: [total] }) => [rounded(total ?? 0, 2)],
});
