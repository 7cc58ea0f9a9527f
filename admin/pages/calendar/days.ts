import { dayFrom } from '../../model/local-time';

const WEEK_MS = 7 * 86_400_000;
const MONDAY = 1;

const parsed = (day: string) => new Date(`${day}T00:00:00Z`);

/** The days of the week around a day, from Monday on (spec §9). */
export function weekOf(day: string): string[] {
  const weekday = parsed(day).getUTCDay();
  const monday = dayFrom(day, -((weekday + 7 - MONDAY) % 7));
  return Array.from({ length: 7 }, (_, index) => dayFrom(monday, index));
}

/** Number of the week of a day (ISO 8601): the number of Thursdays in the year up to that week. */
export function weekNumber(day: string): number {
  const thursday = parsed(weekOf(day)[3] as string);
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - newYear) / WEEK_MS) + 1;
}

const NAMES = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;

/** The name of a day's weekday in the vocabulary. */
export const weekdayOf = (day: string): (typeof NAMES)[number] =>
  NAMES[parsed(day).getUTCDay()] as (typeof NAMES)[number];

/** Minutes of `HH:MM` since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `HH:MM` of minutes since midnight, within the day. */
export function timeOf(minutes: number): string {
  const within = Math.min(Math.max(minutes, 0), 24 * 60 - 1);
  return `${twoDigits(Math.floor(within / 60))}:${twoDigits(within % 60)}`;
}

/** Times moved by some minutes, with the same duration; they stay within the day. */
export function movedBy({ startTime, endTime }: Times, minutes: number): Times {
  const [start, end] = [minutesOf(startTime), minutesOf(endTime)];
  const last = 24 * 60 - 1;
  const by = Math.min(Math.max(minutes, -start), last - end);
  return { startTime: timeOf(start + by), endTime: timeOf(end + by) };
}

/** Start and end on a day, `HH:MM`. */
export interface Times {
  readonly startTime: string;
  readonly endTime: string;
}

/** Start and end of the desk's working day (domain, tenant settings). */
export const workOf = (settings: { workDayStart?: string; workDayEnd?: string } | undefined) => ({
  start: settings?.workDayStart ?? '08:00',
  end: settings?.workDayEnd ?? '17:00',
});

/** Hours that a day shows: the working day with a margin, extended to all appointments outside of it. */
export function shownHours(
  work: { start: string; end: string },
  times: readonly Times[],
): { from: number; to: number } {
  const starts = [minutesOf(work.start) - 60, ...times.map(({ startTime }) => minutesOf(startTime))];
  const ends = [minutesOf(work.end) + 60, ...times.map(({ endTime }) => minutesOf(endTime))];
  return {
    from: Math.max(0, Math.floor(Math.min(...starts) / 60)),
    to: Math.min(24, Math.ceil(Math.max(...ends) / 60)),
  };
}
