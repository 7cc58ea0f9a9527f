import { Temporal } from 'temporal-polyfill';
import { ZONE } from '../../platform/vocabulary/zone.js';
import { WEEKDAYS, type Weekday } from '../../vocabulary/standard-codes.js';

/** A window of a day with times 'HH:MM' in the calendar's zone; with end <= start it runs past midnight. */
interface ServiceWindow {
  readonly start: string;
  readonly end: string;
}

type WeeklyWindows = Readonly<Partial<Record<Weekday, readonly ServiceWindow[]>>>;

/** The service hours of a customer: the calendar of its SLA, else the tenant's (domain "Priority → due date"). */
export interface ServiceCalendar {
  /** IANA name of the time zone. */
  readonly zone: string;
  readonly work: WeeklyWindows;
  readonly onCall: WeeklyWindows;
  /** Days 'YYYY-MM-DD' without work, but with on-call duty. */
  readonly holidays: readonly string[];
}

const WORKING_WEEKDAYS = WEEKDAYS.slice(0, 5);

const onEach = (days: readonly Weekday[], window: ServiceWindow): WeeklyWindows =>
  Object.fromEntries(days.map((day) => [day, [window]]));

/** The default: Monday to Friday 08:00–17:00 in Zurich, without on-call duty. */
export const DEFAULT_CALENDAR: ServiceCalendar = Object.freeze({
  zone: ZONE,
  work: onEach(WORKING_WEEKDAYS, { start: '08:00', end: '17:00' }),
  onCall: {},
  holidays: [],
});

/** A window of a week plan. */
interface PlannedWindow extends ServiceWindow {
  readonly weekday: Weekday;
}

/** The hours of an SLA in its fields (spec §3 SLA); a plan replaces the single window. */
export interface SlaHours {
  readonly workDayStart: string;
  readonly workDayEnd: string;
  readonly onCallDays: readonly Weekday[];
  readonly onCallStart: string | null;
  readonly onCallEnd: string | null;
  readonly weekPlan?: readonly PlannedWindow[];
  readonly onCallPlan?: readonly PlannedWindow[];
}

/** The windows of a plan by weekday; undefined for an empty plan. */
function planned(plan: readonly PlannedWindow[] = []): WeeklyWindows | undefined {
  if (plan.length === 0) return undefined;
  const windowsOn = (day: Weekday) =>
    plan.filter(({ weekday }) => weekday === day).map(({ start, end }) => ({ start, end }));
  return Object.fromEntries(WEEKDAYS.map((day) => [day, windowsOn(day)]));
}

/** The calendar of an SLA, from Monday to Friday without a plan; zone and holidays are the tenant's. */
export function calendarOfSla(sla: SlaHours, zone: string, holidays: readonly string[]): ServiceCalendar {
  const { onCallStart: start, onCallEnd: end } = sla;
  return {
    zone,
    work: planned(sla.weekPlan) ?? onEach(WORKING_WEEKDAYS, { start: sla.workDayStart, end: sla.workDayEnd }),
    onCall: planned(sla.onCallPlan) ?? (start !== null && end !== null ? onEach(sla.onCallDays, { start, end }) : {}),
    holidays,
  };
}

/** A window on a day: moments in milliseconds since 1970. */
interface ServiceSpan {
  readonly start: number;
  readonly end: number;
  /** The written end, at which the day of work ends: 23:59 counts until midnight, but ends a minute before. */
  readonly close: number;
}

/** The latest value of a time field; a window until then runs until midnight. */
const LAST_TIME = '23:59';

const weekdayOf = (day: Temporal.PlainDate): Weekday => WEEKDAYS[day.dayOfWeek - 1]!;

/** A cache of moments, emptied at its limit. */
const moments = new Map<string, number>();
const MOST_MOMENTS = 20_000;

/** The moment of a time of day; a time within the skipped hour of summer time is an hour later. */
function momentOf(day: Temporal.PlainDate, time: string, zone: string): number {
  const key = `${day} ${time} ${zone}`;
  const cached = moments.get(key);
  if (cached !== undefined) return cached;
  const moment = day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
  if (moments.size >= MOST_MOMENTS) moments.clear();
  moments.set(key, moment);
  return moment;
}

const spansOf = (windows: readonly ServiceWindow[], day: Temporal.PlainDate, zone: string): ServiceSpan[] =>
  windows.map((window) => {
    const start = momentOf(day, window.start, zone);
    const next = day.add({ days: 1 });
    // A start within the skipped hour may come after the end.
    const close = Math.max(start, momentOf(window.end > window.start ? day : next, window.end, zone));
    const end = window.end === LAST_TIME && window.start < LAST_TIME ? momentOf(next, '00:00', zone) : close;
    return { start, end, close };
  });

/** Work spans that begin on the day; none on a holiday. */
export function workSpans(calendar: ServiceCalendar, day: Temporal.PlainDate): ServiceSpan[] {
  if (calendar.holidays.includes(day.toString())) return [];
  return spansOf(calendar.work[weekdayOf(day)] ?? [], day, calendar.zone);
}

/** On-call spans that begin on the day, holiday or not. */
export function onCallSpans(calendar: ServiceCalendar, day: Temporal.PlainDate): ServiceSpan[] {
  return spansOf(calendar.onCall[weekdayOf(day)] ?? [], day, calendar.zone);
}

/** The day of a moment in the calendar's zone. */
export const dayOf = (calendar: ServiceCalendar, moment: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(calendar.zone).toPlainDate();

/** The start of a day 'YYYY-MM-DD' in Zurich; null for an invalid day. */
export function momentOfDay(day: string): Date | null {
  try {
    const start = Temporal.PlainDate.from(day, { overflow: 'reject' }).toZonedDateTime(DEFAULT_CALENDAR.zone);
    return new Date(start.epochMilliseconds);
  } catch {
    return null;
  }
}

/** The next moment with the weekday and time of day in the zone. */
export function nextMoment(now: Date, weekday: Weekday, time: string, zone: string): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  const ahead = (WEEKDAYS.indexOf(weekday) + 1 - today.dayOfWeek + 7) % 7;
  const first = momentOf(today.add({ days: ahead }), time, zone);
  return new Date(first > now.getTime() ? first : momentOf(today.add({ days: ahead + 7 }), time, zone));
}

/** Whether a day 'YYYY-MM-DD' has work. */
export const isWorkingDay = (calendar: ServiceCalendar, day: string): boolean =>
  workSpans(calendar, Temporal.PlainDate.from(day)).length > 0;

/** The end of work on the day, ignoring holidays; a weekday without work has the end of the last working weekday. */
export function usualWorkEnd(calendar: ServiceCalendar, day: Temporal.PlainDate): number {
  for (let back = 0; back < WEEKDAYS.length; back += 1) {
    const windows = calendar.work[weekdayOf(day.subtract({ days: back }))] ?? [];
    if (windows.length > 0) return Math.max(...spansOf(windows, day, calendar.zone).map(({ close }) => close));
  }
  throw new RangeError('The service calendar has no work window');
}
