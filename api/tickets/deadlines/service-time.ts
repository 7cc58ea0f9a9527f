import type { Temporal } from 'temporal-polyfill';
import { dayOf, onCallSpans, type ServiceCalendar, workSpans } from './service-calendar.js';

/** The counted time: work windows, on-call windows as well, or every hour. */
export type Counting = 'WORK' | 'ON_CALL' | 'EVERY_HOUR';

/** A span of counted time in milliseconds since 1970, with the kind of its window. */
interface ServedSpan {
  readonly start: number;
  readonly end: number;
  readonly window: Counting;
}

/** The longest search for service time; a calendar without any is a mistake of the master data. */
const HORIZON_DAYS = 3_660;

function* daysFrom(first: Temporal.PlainDate): Generator<Temporal.PlainDate> {
  for (let ahead = 0; ahead < HORIZON_DAYS; ahead += 1) yield first.add({ days: ahead });
}

/** The first counted day, since a window of the day before may run past midnight. */
const dayBefore = (calendar: ServiceCalendar, from: Date) => dayOf(calendar, from).subtract({ days: 1 });

const noServiceTime = () => new RangeError('The service calendar offers no service time');

function spansOf(calendar: ServiceCalendar, day: Temporal.PlainDate, counting: Counting): ServedSpan[] {
  const work = workSpans(calendar, day).map((span) => ({ ...span, window: 'WORK' as const }));
  if (counting === 'WORK') return work;
  return [...work, ...onCallSpans(calendar, day).map((span) => ({ ...span, window: 'ON_CALL' as const }))];
}

/**
 * The counted spans from a moment on. Overlapping windows count once; over a change of the clocks the elapsed time counts.
 */
export function* servedFrom(calendar: ServiceCalendar, from: Date, counting: Counting): Generator<ServedSpan> {
  let reached = from.getTime();
  if (counting === 'EVERY_HOUR') {
    yield { start: reached, end: Number.POSITIVE_INFINITY, window: counting };
    return;
  }
  for (const day of daysFrom(dayBefore(calendar, from))) {
    for (const { start, end, window } of spansOf(calendar, day, counting).sort(
      (left, right) => left.start - right.start,
    )) {
      if (end <= reached) continue;
      yield { start: Math.max(start, reached), end, window };
      reached = end;
    }
  }
}

/** The moment after counted milliseconds since `from`; throws RangeError for a calendar without service time. */
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

/** The counted milliseconds between two moments. */
export function serviceTimeBetween(calendar: ServiceCalendar, from: Date, to: Date, counting: Counting): number {
  let counted = 0;
  for (const { start, end } of servedFrom(calendar, from, counting)) {
    if (start >= to.getTime()) break;
    counted += Math.min(end, to.getTime()) - start;
  }
  return counted;
}

/** The end of the last work window of a day in milliseconds; undefined on a day without work. */
export function workEndOf(calendar: ServiceCalendar, day: Temporal.PlainDate): number | undefined {
  const ends = workSpans(calendar, day).map(({ close }) => close);
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

/**
 * The end of work of the n-th working day after the start day: the day of `from`, or the next working day after the end of
 * its work (domain "Priority → due date"); n = 0 is the start day.
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
