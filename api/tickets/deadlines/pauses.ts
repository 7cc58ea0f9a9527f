import type { ServiceCalendar } from './service-calendar.js';
import { afterServiceTime, type Counting, serviceTimeBetween } from './service-time.js';

/** A pause of a clock; without an end it lasts. */
export interface Pause {
  readonly from: Date;
  readonly to: Date | null;
}

/**
 * A deadline moved by the service time of each pause before it, in the order of time (domain "SLA clocks"). A pause after
 * the deadline or without an end moves nothing.
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
