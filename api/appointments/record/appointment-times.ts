import { Temporal } from 'temporal-polyfill';
import { ZONE } from '../../platform/vocabulary/zone.js';

/** Day 'YYYY-MM-DD' and times 'HH:MM' of an appointment, in the desk's zone. */
export interface AppointmentTimes {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

const momentOf = (date: string, time: string): Date =>
  new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(ZONE).epochMilliseconds);

/** Begin and end as moments. A time that a change of the clock leaves out is taken an hour later. */
export const momentsOf = ({ date, startTime, endTime }: AppointmentTimes) => ({
  startsAt: momentOf(date, startTime),
  endsAt: momentOf(date, endTime),
});

/**
 * Whether the end is not before the start (spec §5), neither on the clock nor as moments: a start in the hour that the
 * clock leaves out in spring is an hour later, and its end may not be.
 */
export function isInOrder(times: AppointmentTimes): boolean {
  const { startsAt, endsAt } = momentsOf(times);
  return times.startTime <= times.endTime && startsAt <= endsAt;
}
