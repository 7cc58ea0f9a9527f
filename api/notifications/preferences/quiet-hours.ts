import { Temporal } from 'temporal-polyfill';
import { WEEKDAYS, type Weekday } from '../../vocabulary/standard-codes.js';

/** The quiet hours of a user. They begin on `days` and end on the next day if their end is not after their start. */
export interface QuietHours {
  /** 'HH:mm' on the clocks of the zone. */
  readonly from: string;
  readonly to: string;
  readonly days: readonly Weekday[];
  /** IANA name. */
  readonly zone: string;
}

/** Days that a mail waits at most, since all days of a week may be quiet. */
const LONGEST_DAYS = 7;

/**
 * The end of the quiet hours at `now`; null outside of quiet hours. Adjacent hours are one. A start or end within the
 * skipped hour of spring is one hour later; of the repeated hour of autumn the first one counts.
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

/** The end of the quiet hours around a moment, which begin on its day or on the day before. */
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

/** The next full hour in a zone, or the next occurrence of `hour` there. */
export function nextHour(zone: string, now: Date, hour?: number): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const began = local.round({ smallestUnit: 'hour', roundingMode: 'floor' });
  if (hour === undefined) return new Date(began.add({ hours: 1 }).epochMilliseconds);
  const today = local.toPlainDate();
  const hourOf = (day: Temporal.PlainDate) => momentOf(day, `${String(hour).padStart(2, '0')}:00`, zone);
  return new Date(hourOf(today) > now.getTime() ? hourOf(today) : hourOf(today.add({ days: 1 })));
}
