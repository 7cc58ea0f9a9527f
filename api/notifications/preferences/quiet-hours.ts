import { Temporal } from 'temporal-polyfill';
import { WEEKDAYS, type Weekday } from '../../vocabulary/standard-codes.js';

/** Hours in which somebody is left alone. They begin on the given days; with an end not after the start, they end on the next. */
export interface QuietHours {
  /** 'HH:mm' on the clocks of the zone. */
  readonly from: string;
  readonly to: string;
  readonly days: readonly Weekday[];
  /** IANA name. */
  readonly zone: string;
}

/** Whole days in a row may all be quiet; nothing waits for longer than a week. */
const LONGEST_DAYS = 7;

/**
 * The moment at which the quiet hours that hold at `now` are over; null where it is not quiet. Hours that follow each
 * other are one. A start or end that the clocks leave out in spring is as much later; of an hour that comes twice in
 * autumn the first one counts.
 */
export function quietUntil(hours: QuietHours, now: Date): Date | null {
  const longest = now.getTime() + LONGEST_DAYS * 86_400_000;
  let until = windowEnd(hours, now.getTime());
  if (until === null) return null;
  while (until < longest) {
    const next = windowEnd(hours, until);
    if (next === null) break;
    until = next;
  }
  return new Date(Math.min(until, longest));
}

/** The end of the window in which the moment lies; windows begin on its own day or the one before. */
function windowEnd({ from, to, days, zone }: QuietHours, moment: number): number | null {
  const today = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDate();
  const ends = [today.subtract({ days: 1 }), today].flatMap((day) => {
    if (!days.includes(WEEKDAYS[day.dayOfWeek - 1] as Weekday)) return [];
    const start = momentOf(day, from, zone);
    const end = momentOf(to > from ? day : day.add({ days: 1 }), to, zone);
    return start <= moment && moment < end ? [end] : [];
  });
  return ends.length > 0 ? Math.max(...ends) : null;
}

const momentOf = (day: Temporal.PlainDate, time: string, timeZone: string): number =>
  day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;

/** The next full hour on the clocks of a zone, or the next time that it is the given hour there. */
export function nextHour(zone: string, now: Date, hour?: number): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const began = local.round({ smallestUnit: 'hour', roundingMode: 'floor' });
  if (hour === undefined) return new Date(began.add({ hours: 1 }).epochMilliseconds);
  const today = local.toPlainDate();
  const at = (day: Temporal.PlainDate) => momentOf(day, `${String(hour).padStart(2, '0')}:00`, zone);
  return new Date(at(today) > now.getTime() ? at(today) : at(today.add({ days: 1 })));
}
