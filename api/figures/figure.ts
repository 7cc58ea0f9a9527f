import type { FigureMeasure, FigureUnit } from '../vocabulary/figures.js';

/** A filter of v1/tickets. */
export type Filter = Readonly<Record<string, unknown>>;

/** What the tickets of a cell, or of some cells together, come to. */
export interface Gathered {
  readonly count: number;
  /** What they add up to, in the order in which a figure names it. */
  readonly sums: readonly number[];
  /** Their values, ascending, where a figure needs each of them. */
  readonly values: Int32Array;
}

/**
 * What is worked out of the tickets `e` of a cell: the database adds up, so that what months come to may be put together,
 * and what is told of it is worked out at the end.
 */
interface Measures {
  readonly names: readonly FigureMeasure[];
  /** Sums of whole numbers, as SQL. */
  readonly sums?: readonly string[];
  /** A whole number of each ticket, as SQL, where sums do not tell enough. */
  readonly values?: string;
  /** One number for each name; null where there is nothing to work it out of. */
  told(of: Gathered): readonly (number | null)[];
}

/** A figure: which tickets it looks at, and what it works out of them. Its words are `figures.<name>` of the texts. */
export interface Figure {
  readonly unit: FigureUnit;
  readonly measures: Measures;
  /** The moment that a period is about; without one the figure tells how it stands now, and takes no period. */
  readonly moment?: 'createdAt' | 'closedAt';
  /** What it counts, as the filter of the list that it opens; a moment that passes is the present one. */
  filter(now: Date): Filter;
  /** Fields of the ticket that one must see to be told it, besides those of its filter. */
  readonly looksAt?: readonly string[];
  /** By what it is told unless somebody asks otherwise. */
  readonly by: readonly string[];
}

const rounded = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** How many tickets there are. */
export const count: Measures = { names: ['count'], told: (of) => [of.count] };

/** Which part of the tickets meets a condition, in percent with one decimal. */
export const share = (met: string): Measures => ({
  names: ['share'],
  sums: [`count(*) filter (where ${met})`],
  told: ({ count: all, sums: [some = 0] }) => [all > 0 ? rounded((100 * some) / all, 1) : null],
});

/** The average of some values, with one decimal. */
export const average = (value: string): Measures => ({
  names: ['average'],
  sums: [`sum(${value})`, `count(${value})`],
  told: ({ sums: [sumOfAll = 0, known = 0] }) => [known > 0 ? rounded(sumOfAll / known, 1) : null],
});

/** The middle of some values, and what nine of ten do not exceed; whole, between two values as far as its place is. */
export const percentiles = (value: string): Measures => ({
  names: ['p50', 'p90'],
  values: value,
  told: ({ values }) => [percentile(values, 0.5), percentile(values, 0.9)],
});

function percentile(ascending: Int32Array, part: number): number | null {
  const place = part * (ascending.length - 1);
  const [low, high] = [ascending[Math.floor(place)], ascending[Math.ceil(place)]];
  return low === undefined || high === undefined ? null : Math.round(low + (high - low) * (place % 1));
}

/** The sum of some values, in the unit that is so many times as large, with two decimals. */
export const sum = (value: string, divisor: number): Measures => ({
  names: ['sum'],
  sums: [`sum(${value})`],
  told: ({ sums: [all = 0] }) => [rounded(all / divisor, 2)],
});
