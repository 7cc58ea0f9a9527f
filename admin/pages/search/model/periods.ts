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

/** First and last day of a period (`YYYY-MM-DD`); an open end is absent. */
export interface PeriodBounds {
  from?: string;
  until?: string;
}

/** The bounds of a period on a day (`YYYY-MM-DD`), that of the desk. */
export function boundsOf({ period, from, until }: Period, today: string): PeriodBounds {
  const [year = 0, ofYear = 1] = today.split('-').map(Number);
  const month = ofYear - 1;
  const quarter = month - (month % 3);
  const day = (...parts: [year: number, month: number, day: number]) =>
    new Date(Date.UTC(...parts)).toISOString().slice(0, 10);
  const months = (first: number, count: number) => ({
    from: day(year, first, 1),
    until: day(year, first + count, 0),
  });
  switch (period) {
    case 'THIS_MONTH':
      return months(month, 1);
    case 'LAST_MONTH':
      return months(month - 1, 1);
    case 'THIS_QUARTER':
      return months(quarter, 3);
    case 'LAST_QUARTER':
      return months(quarter - 3, 3);
    case 'THIS_YEAR':
      return months(0, 12);
    case 'LAST_YEAR':
      return months(-12, 12);
    case 'CUSTOMISED':
      return { ...(from && { from }), ...(until && { until }) };
  }
}
