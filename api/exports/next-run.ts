import { Temporal } from 'temporal-polyfill';
import { ZONE } from '../platform/vocabulary/zone.js';
import type { ExportRhythm } from '../vocabulary/master-data.js';
import { WEEKDAYS, type Weekday } from '../vocabulary/standard-codes.js';

/** When something is done again and again. */
export interface Rhythm {
  readonly rhythm: ExportRhythm;
  /** Of a weekly one. */
  readonly weekday: Weekday | null;
  /** Of a monthly one: a day that the month lacks is its last one. */
  readonly day: number | null;
  /** 'HH:MM' on the clocks of the zone. */
  readonly time: string;
}

/**
 * The first moment of a rhythm after another one. A time that the clocks leave out in spring is an hour later, and of one
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
