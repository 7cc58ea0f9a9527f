import { Temporal } from 'temporal-polyfill';
import type { CalendarPeriod } from '../vocabulary/calendar-period.js';

/** Days of the desk from the first to the last one: 'YYYY-MM-DD'. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

const MONTHS = {
  THIS_MONTH: [1, 0],
  LAST_MONTH: [1, -1],
  THIS_QUARTER: [3, 0],
  LAST_QUARTER: [3, -3],
  THIS_YEAR: [12, 0],
  LAST_YEAR: [12, -12],
} as const satisfies Record<CalendarPeriod, readonly [length: number, shift: number]>;

/** The days of a calendar period seen from `today`, moved back by `back` periods. */
export function calendarPeriod(name: CalendarPeriod, today: string, back = 0): Period {
  const [length, shift] = MONTHS[name];
  const day = Temporal.PlainDate.from(today);
  const first = day
    .with({ day: 1, month: day.month - ((day.month - 1) % length) })
    .add({ months: shift - back * length });
  return { from: first.toString(), until: first.add({ months: length }).subtract({ days: 1 }).toString() };
}
