import { EVALUATION_PERIODS } from '../../../../openapi/vocabulary';

/** Evaluation periods (spec §4). */
export const periodNames = EVALUATION_PERIODS;
export type PeriodName = (typeof periodNames)[number];

/** A period as the address holds it: by its name, so that a saved search keeps the meaning «this month». */
export interface Period {
  period: PeriodName;
  /** First and last day (`YYYY-MM-DD`) of a customised one; either may be open. */
  from?: string;
  until?: string;
}

/** Bounds of a period in the words of the dialect: days, or its name, which the API resolves to days. */
export function boundsOf({ period, from, until }: Period): Pick<Period, 'from' | 'until'> {
  if (period === 'CUSTOMISED') return { ...(from && { from }), ...(until && { until }) };
  return { from: relativeOf(period), until: relativeOf(period) };
}

const relativeOf = (name: PeriodName) => `@${name.toLowerCase()}`;
const isDay = (value: unknown): value is string | undefined =>
  value === undefined || (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));

/** The period between two bounds of the dialect, if the page has such a period. */
export function periodBetween(from: unknown, until: unknown): Period | undefined {
  const named = periodNames.find((name) => from === relativeOf(name) && until === from);
  if (named) return { period: named };
  if ((from ?? until) === undefined || !isDay(from) || !isDay(until)) return undefined;
  return { period: 'CUSTOMISED', ...(from && { from }), ...(until && { until }) };
}
