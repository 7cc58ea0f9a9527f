import { Temporal } from 'temporal-polyfill';
import { ZONE } from '../platform/vocabulary/zone.js';
import type { ExportRhythm } from '../vocabulary/master-data.js';
import { WEEKDAYS, type Weekday } from '../vocabulary/standard-codes.js';

/** The rhythm of a schedule. */
export interface Rhythm {
  readonly rhythm: ExportRhythm;
  /** Weekday of a weekly schedule. */
  readonly weekday: Weekday | null;
  /** Day of a monthly schedule: the last one in a shorter month. */
  readonly day: number | null;
  /** 'HH:MM' on the clocks of the zone. */
  readonly time: string;
}

/**
 * The first moment of a rhythm after another moment. A time that the clocks skip in spring is an hour later, and of a time
 * that comes twice in autumn the first one counts: each day has one moment.
 */
export function nextRun(rhythm: Rhythm, after: Date): Date {
  const plainTime = Temporal.PlainTime.from(rhythm.time);
  const start = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(ZONE).toPlainDate();
  for (let date = start; ; date = date.add({ days: 1 })) {
    const moment = date.toZonedDateTime({ timeZone: ZONE, plainTime }).epochMilliseconds;
    if (moment > after.getTime() && isOn(rhythm, date)) return new Date(moment);
  }
}

function isOn({ rhythm, weekday, day }: Rhythm, date: Temporal.PlainDate): boolean {
  if (rhythm === 'WEEKLY') return WEEKDAYS[date.dayOfWeek - 1] === (weekday ?? 'MONDAY');
  return rhythm === 'DAILY' || date.day === Math.min(day ?? 1, date.daysInMonth);
}
