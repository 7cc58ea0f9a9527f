import { Temporal } from 'temporal-polyfill';
import { clock } from '../clock.js';
import { ZONE } from './time-kinds.js';

const present = () =>
  Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(ZONE).toPlainDate();

/** The present day in the zone of the desk, 'YYYY-MM-DD'. */
export const today = (): string => present().toString();

/** A day so many days after the present one, or before it. */
export const dayFromToday = (days: number): string => present().add({ days }).toString();

/** What days are counted by in the filters of the dialect. */
export type Period = 'today' | 'week' | 'month' | 'quarter' | 'year';

/** The first day of a period so many after the present one, or before it; weeks begin on Monday. */
export function dayOfPeriod(period: Period, count: number): string {
  const day = present();
  if (period === 'today') return dayFromToday(count);
  if (period === 'week')
    return day
      .subtract({ days: day.dayOfWeek - 1 })
      .add({ weeks: count })
      .toString();
  if (period === 'quarter')
    return day
      .with({ month: day.month - ((day.month - 1) % 3), day: 1 })
      .add({ months: 3 * count })
      .toString();
  if (period === 'month') return day.with({ day: 1 }).add({ months: count }).toString();
  return day.with({ month: 1, day: 1 }).add({ years: count }).toString();
}

/** The day before the present one. */
export const yesterday = (): string => dayFromToday(-1);
