import { EVALUATION_PERIODS } from '../../../../openapi/vocabulary';

/** Evaluation periods (spec §4). */
export const periodNames = EVALUATION_PERIODS;
export type PeriodName = (typeof periodNames)[number];

/** A period as it stands in the address: by its name, so that a saved search goes on meaning «this month». */
export interface Period {
  period: PeriodName;
  /** First and last day (`YYYY-MM-DD`) of a customised one; either may be open. */
  from?: string;
  until?: string;
}

/** Where a period begins and ends in the words of the dialect: days, or its name, of which the API knows the days. */
export function boundsOf({ period, from, until }: Period): Pick<Period, 'from' | 'until'> {
  if (period === 'CUSTOMISED') return { ...(from && { from }), ...(until && { until }) };
  return { from: relativeOf(period), until: relativeOf(period) };
}

const relativeOf = (name: PeriodName) => `@${name.toLowerCase()}`;
const isDay = (value: unknown): value is string | undefined =>
  value === undefined || (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));

/** The period that lies between two bounds of the dialect, if the page can say it. */
export function periodBetween(from: unknown, until: unknown): Period | undefined {
  const named = periodNames.find((name) => from === relativeOf(name) && until === from);
  if (named) return { period: named };
  if ((from ?? until) === undefined || !isDay(from) || !isDay(until)) return undefined;
  return { period: 'CUSTOMISED', ...(from && { from }), ...(until && { until }) };
}
