import { Temporal } from 'temporal-polyfill';
import { ZONE } from '../../platform/vocabulary/zone.js';

const START = '07:30';
const END = '17:30';
const FREE_DAYS = ['12-25', '12-26', '01-01', '01-02', '08-01'];
const DAYS = 300;
const MINUTE = 60_000;

/** Minutes of work in a full day of the demonstration. */
export const WORK_DAY = 600;

/**
 * The working hours of the demonstration, counted backwards from a moment: no step is at night, on a weekend or in the
 * future.
 */
export class WorkTime {
  readonly #spans: readonly { readonly start: number; readonly end: number }[];
  readonly #today: Temporal.PlainDate;

  constructor(now: Date) {
    this.#today = plainDateOf(now);
    this.#spans = Array.from({ length: Math.ceil((DAYS * 7) / 5) }, (_, back) => this.#today.subtract({ days: back }))
      .filter((day) => day.dayOfWeek <= 5 && !FREE_DAYS.includes(day.toString().slice(5)))
      .map((day) => ({ start: timeOn(day, START), end: Math.min(timeOn(day, END), now.getTime()) }))
      .filter(({ start, end }) => end > start);
  }

  /** The moment before a number of minutes of work. */
  ago(minutes: number): Date {
    let left = minutes * MINUTE;
    for (const { start, end } of this.#spans) {
      if (left <= end - start) return new Date(Math.round((end - left) / 1000) * 1000);
      left -= end - start;
    }
    throw new RangeError('The demonstration does not reach back so far');
  }

  /** Minutes of work between the first record and the seed. */
  readonly longestAgo = DAYS * WORK_DAY * 0.85;

  /** The day of the seed plus a number of days, 'YYYY-MM-DD'. */
  day(offset: number): string {
    return this.#today.add({ days: offset }).toString();
  }

  /** The day of a moment, 'YYYY-MM-DD'. */
  dayOf(moment: Date): string {
    return plainDateOf(moment).toString();
  }

  /** The first Monday to Friday at least a number of days after a moment, 'YYYY-MM-DD'. */
  workDayAfter(moment: Date, days: number): string {
    let day = plainDateOf(moment).add({ days });
    while (day.dayOfWeek > 5) day = day.add({ days: 1 });
    return day.toString();
  }
}

const plainDateOf = (moment: Date) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(ZONE).toPlainDate();

const timeOn = (day: Temporal.PlainDate, time: string) =>
  day.toZonedDateTime({ timeZone: ZONE, plainTime: time }).epochMilliseconds;
