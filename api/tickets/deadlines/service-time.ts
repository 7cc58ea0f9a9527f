import type { Temporal } from 'temporal-polyfill';
import { dayOf, onCallSpans, type ServiceCalendar, workSpans } from './service-calendar.js';

/** Which time counts: that of work windows, that of on-call windows as well, or all. */
export type Counting = 'WORK' | 'ON_CALL' | 'EVERY_HOUR';

/** A stretch of time that counts, in milliseconds since 1970, and the window that it comes from. */
export interface ServedSpan {
  readonly start: number;
  readonly end: number;
  readonly window: Counting;
}

/** A calendar that offers nothing for so long is a mistake in the master data. */
const HORIZON_DAYS = 3_660;

function* daysFrom(first: Temporal.PlainDate): Generator<Temporal.PlainDate> {
  for (let ahead = 0; ahead < HORIZON_DAYS; ahead += 1) yield first.add({ days: ahead });
}

/** Where to begin counting: a window of the day before may run past midnight. */
const dayBefore = (calendar: ServiceCalendar, from: Date) => dayOf(calendar, from).subtract({ days: 1 });

const noServiceTime = () => new RangeError('The service calendar offers no service time');

function spansOf(calendar: ServiceCalendar, day: Temporal.PlainDate, counting: Counting): ServedSpan[] {
  const work = workSpans(calendar, day).map((span) => ({ ...span, window: 'WORK' as const }));
  if (counting === 'WORK') return work;
  return [...work, ...onCallSpans(calendar, day).map((span) => ({ ...span, window: 'ON_CALL' as const }))];
}

/**
 * The time that counts from a moment on, one stretch after the other. Overlapping windows count once; a change of the
 * clocks counts what really passes.
 */
export function* servedFrom(calendar: ServiceCalendar, from: Date, counting: Counting): Generator<ServedSpan> {
  let reached = from.getTime();
  if (counting === 'EVERY_HOUR') {
    yield { start: reached, end: Number.POSITIVE_INFINITY, window: counting };
    return;
  }
  for (const day of daysFrom(dayBefore(calendar, from))) {
    for (const { start, end, window } of spansOf(calendar, day, counting).sort((a, b) => a.start - b.start)) {
      if (end <= reached) continue;
      yield { start: Math.max(start, reached), end, window };
      reached = end;
    }
  }
}

/** The moment at which so many milliseconds have counted since `from`; throws RangeError where nothing ever counts. */
export function afterServiceTime(
  calendar: ServiceCalendar,
  from: Date,
  milliseconds: number,
  counting: Counting,
): Date {
  let left = milliseconds;
  if (left <= 0) return from;
  for (const { start, end } of servedFrom(calendar, from, counting)) {
    if (end - start >= left) return new Date(start + left);
    left -= end - start;
  }
  throw noServiceTime();
}

/** How many milliseconds count between two moments. */
export function serviceTimeBetween(calendar: ServiceCalendar, from: Date, to: Date, counting: Counting): number {
  let counted = 0;
  for (const { start, end } of servedFrom(calendar, from, counting)) {
    if (start >= to.getTime()) break;
    counted += Math.min(end, to.getTime()) - start;
  }
  return counted;
}

/** End of the last work window of the day as a moment in milliseconds, `undefined` on a day without work. */
export function workEndOf(calendar: ServiceCalendar, day: Temporal.PlainDate): number | undefined {
  const ends = workSpans(calendar, day).map(({ close }) => close);
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

/**
 * Work end of the n-th working day after the start day. The start day is that of `from`, or the next working day when
 * its work is already over or there is none (domain "Priority → due date"); n = 0 is the start day itself.
 */
export function endOfWorkingDay(calendar: ServiceCalendar, from: Date, n: number): Date {
  let passed = -1;
  for (const day of daysFrom(dayBefore(calendar, from))) {
    const end = workEndOf(calendar, day);
    if (end === undefined || end <= from.getTime()) continue;
    passed += 1;
    if (passed === n) return new Date(end);
  }
  throw noServiceTime();
}
