/** Evaluation periods (spec §4). */
export const periodNames = [
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_QUARTER',
  'LAST_QUARTER',
  'THIS_YEAR',
  'LAST_YEAR',
  'CUSTOMISED',
] as const;
export type PeriodName = (typeof periodNames)[number];

/** A period as it stands in the address: by its name, so that a saved search goes on meaning «this month». */
export interface Period {
  period: PeriodName;
  /** First and last day (`YYYY-MM-DD`) of a customised one; either may be open. */
  from?: string;
  until?: string;
}

/** First moment of a period and first moment after it, in the zone of the reader; an open end is absent. */
export interface PeriodBounds {
  start?: Date;
  end?: Date;
}

/** The bounds of a period as of now. */
export function boundsOf({ period, from, until }: Period, now: Date): PeriodBounds {
  const year = now.getFullYear();
  const month = now.getMonth();
  const quarter = month - (month % 3);
  const months = (first: number, count: number) => ({
    start: new Date(year, first, 1),
    end: new Date(year, first + count, 1),
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
      return { ...(from && { start: startOf(from, 0) }), ...(until && { end: startOf(until, 1) }) };
  }
}

function startOf(day: string, further: number): Date {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + further);
  return date;
}
