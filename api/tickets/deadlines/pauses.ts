import type { ServiceCalendar } from './service-calendar.js';
import { afterServiceTime, type Counting, serviceTimeBetween } from './service-time.js';

/** A time during which a clock stood still; without an end it still does. */
export interface Pause {
  readonly from: Date;
  readonly to: Date | null;
}

/**
 * A deadline after the pauses before it, which come in the order of time: each moves it by as much as would have counted
 * meanwhile (domain "SLA clocks"). A pause that begins when the deadline has passed, or has not ended yet, moves nothing.
 */
export function movedByPauses(
  deadline: Date,
  pauses: readonly Pause[],
  counting: Counting,
  calendar: ServiceCalendar,
): Date {
  let moved = deadline;
  for (const { from, to } of pauses) {
    if (!to || from >= moved) continue;
    moved = afterServiceTime(calendar, moved, serviceTimeBetween(calendar, from, to, counting), counting);
  }
  return moved;
}
