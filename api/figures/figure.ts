import type { FigureMeasure, FigureUnit } from '../vocabulary/figures.js';

/** A filter of v1/tickets. */
export type Filter = Readonly<Record<string, unknown>>;

/** What is worked out of the tickets `e` of a cell, as SQL; null where there is nothing to work it out of. */
interface Measure {
  readonly name: FigureMeasure;
  readonly sql: string;
}

/** A figure: which tickets it looks at, and what it works out of them. Its words are `figures.<name>` of the texts. */
export interface Figure {
  readonly unit: FigureUnit;
  readonly measures: readonly Measure[];
  /** The moment that a period is about; without one the figure tells how it stands now, and takes no period. */
  readonly moment?: 'createdAt' | 'closedAt';
  /** What it counts, as the filter of the list that it opens; a moment that passes is the present one. */
  filter(now: Date): Filter;
  /** Fields of the ticket that one must see to be told it, besides those of its filter. */
  readonly looksAt?: readonly string[];
  /** By what it is told unless somebody asks otherwise. */
  readonly by: readonly string[];
}

/** How many tickets there are. */
export const count: readonly Measure[] = [{ name: 'count', sql: 'count(*)::int' }];

/** Which part of the tickets meets a condition, in percent with one decimal. */
export const share = (met: string): readonly Measure[] => [
  { name: 'share', sql: `round(100.0 * count(*) filter (where ${met}) / nullif(count(*), 0), 1)::float8` },
];

/** The average of some values, with one decimal. */
export const average = (value: string): readonly Measure[] => [
  { name: 'average', sql: `round(avg(${value}), 1)::float8` },
];

/** The middle of some values, and what nine of ten do not exceed; whole. */
export const percentiles = (value: string): readonly Measure[] =>
  (
    [
      ['p50', 0.5],
      ['p90', 0.9],
    ] as const
  ).map(([name, part]) => ({
    name,
    sql: `round(percentile_cont(${part}) within group (order by ${value}))::float8`,
  }));

/** The sum of some values, in the unit that is so many times as large. */
export const sum = (value: string, divisor: number): readonly Measure[] => [
  { name: 'sum', sql: `round(coalesce(sum(${value}), 0) / ${divisor}, 2)::float8` },
];
