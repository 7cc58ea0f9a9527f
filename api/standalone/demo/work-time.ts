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
 * The time in which people write and work, counted backwards from a moment: nothing happens at night, on weekends or in
 * the future, whenever the data is made.
 */
export class WorkTime {
  readonly #spans: readonly { readonly start: number; readonly end: number }[];
  readonly #today: Temporal.PlainDate;

  constructor(now: Date) {
    const moment = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ZONE);
    this.#today = moment.toPlainDate();
    this.#spans = Array.from({ length: Math.ceil((DAYS * 7) / 5) }, (_, back) => this.#today.subtract({ days: back }))
      .filter((day) => day.dayOfWeek <= 5 && !FREE_DAYS.includes(day.toString().slice(5)))
      .map((day) => ({ start: at(day, START), end: Math.min(at(day, END), now.getTime()) }))
      .filter(({ start, end }) => end > start);
  }

  /** The moment that lies so many minutes of work back. */
  ago(minutes: number): Date {
    let left = minutes * MINUTE;
    for (const { start, end } of this.#spans) {
      if (left <= end - start) return new Date(Math.round((end - left) / 1000) * 1000);
      left -= end - start;
    }
    throw new RangeError('The demonstration does not reach back so far');
  }

  /** Minutes of work that the demonstration reaches back. */
  readonly longestAgo = DAYS * WORK_DAY * 0.85;

  /** The day so many days from the day of the seed, 'YYYY-MM-DD'. */
  day(offset: number): string {
    return this.#today.add({ days: offset }).toString();
  }

  /** The day of a moment, 'YYYY-MM-DD'. */
  dayOf(moment: Date): string {
    return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(ZONE).toPlainDate().toString();
  }

  /** The first Monday to Friday at least so many days after a moment, 'YYYY-MM-DD'. */
  workDayAfter(moment: Date, days: number): string {
    let day = Temporal.Instant.fromEpochMilliseconds(moment.getTime())
      .toZonedDateTimeISO(ZONE)
      .toPlainDate()
      .add({ days });
    while (day.dayOfWeek > 5) day = day.add({ days: 1 });
    return day.toString();
  }
}

const at = (day: Temporal.PlainDate, time: string) =>
  day.toZonedDateTime({ timeZone: ZONE, plainTime: time }).epochMilliseconds;
