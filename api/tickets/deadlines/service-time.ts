import type { Temporal } from 'temporal-polyfill';
import { dayOf, onCallSpans, type ServiceCalendar, workSpans } from './service-calendar.js';

/** A calendar that offers nothing for so long is a mistake in the master data. */
const HORIZON_DAYS = 3_660;

function* daysFrom(first: Temporal.PlainDate): Generator<Temporal.PlainDate> {
  for (let ahead = 0; ahead < HORIZON_DAYS; ahead += 1) yield first.add({ days: ahead });
}

/** Where to begin counting: a window of the day before may run past midnight. */
const dayBefore = (calendar: ServiceCalendar, from: Date) => dayOf(calendar, from).subtract({ days: 1 });

const noServiceTime = () => new RangeError('The service calendar offers no service time');

/**
 * The moment at which so many milliseconds of service have passed since `from`: work windows, with `onCall` the on-call
 * windows as well. Overlapping windows count once; a change of the clocks counts what really passes.
 */
export function afterServiceTime(
  calendar: ServiceCalendar,
  from: Date,
  milliseconds: number,
  { onCall }: { onCall: boolean },
): Date {
  let reached = from.getTime();
  let left = milliseconds;
  for (const day of daysFrom(dayBefore(calendar, from))) {
    const spans = [...workSpans(calendar, day), ...(onCall ? onCallSpans(calendar, day) : [])];
    for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
      const begin = Math.max(start, reached);
      if (end - begin >= left) return new Date(begin + left);
      left -= Math.max(0, end - begin);
      reached = Math.max(reached, end);
    }
  }
  throw noServiceTime();
}

/** End of the last work window of the day as a moment in milliseconds, `undefined` on a day without work. */
export function workEndOf(calendar: ServiceCalendar, day: Temporal.PlainDate): number | undefined {
  const ends = workSpans(calendar, day).map(({ end }) => end);
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
