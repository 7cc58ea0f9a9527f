import { clock } from '../../platform/clock.js';
import { type FieldError, invalidField } from '../../platform/http/problem.js';
import { DEFAULT_CALENDAR, dayOf } from '../deadlines/service-calendar.js';

/** How far the clock of a device may be ahead of the server's before its times are refused, in milliseconds. */
const AHEAD_MS = 5 * 60_000;

/**
 * The moment that a device states, at the latest the server's present one, which also stands for a missing moment. Throws
 * 422 DEVICE_TIME_AHEAD at the pointer where the device is more than five minutes ahead (domain "Times of a device").
 */
export function reachedMoment(pointer: string, stated: Date | null): Date {
  const now = clock.now();
  if (!stated) return now;
  if (stated.getTime() > now.getTime() + AHEAD_MS) throw invalidField(pointer, 'DEVICE_TIME_AHEAD');
  return stated > now ? now : stated;
}

/** The error of a day (`YYYY-MM-DD`) of reported work that has not begun yet; none for an earlier day or no day. */
export function futureDay(field: string, day: string | null): FieldError[] {
  const latest = dayOf(DEFAULT_CALENDAR, new Date(clock.now().getTime() + AHEAD_MS)).toString();
  return day && day > latest ? [{ pointer: `/${field}`, code: 'DAY_AHEAD' }] : [];
}
