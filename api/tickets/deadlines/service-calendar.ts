import { Temporal } from 'temporal-polyfill';
import { ZONE } from '../../platform/vocabulary/zone.js';
import { WEEKDAYS, type Weekday } from '../../vocabulary/standard-codes.js';

/** A stretch of a day, times as 'HH:MM' in the calendar's zone; with end <= start it runs past midnight. */
export interface ServiceWindow {
  readonly start: string;
  readonly end: string;
}

type WeeklyWindows = Readonly<Partial<Record<Weekday, readonly ServiceWindow[]>>>;

/** When work is done for a customer: its SLA's calendar, else the tenant's (domain "Priority → due date"). */
export interface ServiceCalendar {
  /** IANA name of the time zone. */
  readonly zone: string;
  readonly work: WeeklyWindows;
  readonly onCall: WeeklyWindows;
  /** Days 'YYYY-MM-DD' without work; on-call duty goes on. */
  readonly holidays: readonly string[];
}

const WORKING_WEEKDAYS = WEEKDAYS.slice(0, 5);

const onEach = (days: readonly Weekday[], window: ServiceWindow): WeeklyWindows =>
  Object.fromEntries(days.map((day) => [day, [window]]));

/** Mon–Fri 08:00–17:00 in Zurich, nobody on call: used where neither customer nor tenant says otherwise. */
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

/** The hours of an SLA as its fields hold them (spec §3 SLA); a plan stands for the one window of the spec fields. */
export interface SlaHours {
  readonly workDayStart: string;
  readonly workDayEnd: string;
  readonly onCallDays: readonly Weekday[];
  readonly onCallStart: string | null;
  readonly onCallEnd: string | null;
  readonly weekPlan?: readonly PlannedWindow[];
  readonly onCallPlan?: readonly PlannedWindow[];
}

/** The windows of a plan by weekday; nothing for an empty plan. */
function planned(plan: readonly PlannedWindow[] = []): WeeklyWindows | undefined {
  if (plan.length === 0) return undefined;
  const windowsOn = (day: Weekday) =>
    plan.filter(({ weekday }) => weekday === day).map(({ start, end }) => ({ start, end }));
  return Object.fromEntries(WEEKDAYS.map((day) => [day, windowsOn(day)]));
}

/** Calendar of an SLA, whose work days are Monday to Friday unless planned; zone and holidays are the tenant's. */
export function calendarOfSla(sla: SlaHours, zone: string, holidays: readonly string[]): ServiceCalendar {
  const { onCallStart: start, onCallEnd: end } = sla;
  return {
    zone,
    work: planned(sla.weekPlan) ?? onEach(WORKING_WEEKDAYS, { start: sla.workDayStart, end: sla.workDayEnd }),
    onCall: planned(sla.onCallPlan) ?? (start !== null && end !== null ? onEach(sla.onCallDays, { start, end }) : {}),
    holidays,
  };
}

/** A window on a certain day: two moments in milliseconds since 1970. */
interface ServiceSpan {
  readonly start: number;
  readonly end: number;
  /** The end as it is written, by which days of work end: 23:59 counts until midnight and is a minute before it. */
  readonly close: number;
}

/** The last time that a field of a time can say; a window until then runs on into the next day. */
const LAST_TIME = '23:59';

const weekdayOf = (day: Temporal.PlainDate): Weekday => WEEKDAYS[day.dayOfWeek - 1]!;

/** Moments that were looked up, since a calendar asks for the same ones again and again; thrown away when they are many. */
const moments = new Map<string, number>();
const MOST_MOMENTS = 20_000;

/** The moment of a time of day; a time that the change to summer time skips is moved on by the skipped hour. */
function momentOf(day: Temporal.PlainDate, time: string, zone: string): number {
  const key = `${day} ${time} ${zone}`;
  const known = moments.get(key);
  if (known !== undefined) return known;
  const moment = day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
  if (moments.size >= MOST_MOMENTS) moments.clear();
  moments.set(key, moment);
  return moment;
}

const spansOf = (windows: readonly ServiceWindow[], day: Temporal.PlainDate, zone: string): ServiceSpan[] =>
  windows.map((window) => {
    const start = momentOf(day, window.start, zone);
    const next = day.add({ days: 1 });
    // A window whose start falls into the hour that the clock leaves out never ends before it starts.
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

/** Start of the day 'YYYY-MM-DD' in Zurich; `null` for a day that does not exist. */
export function momentOfDay(day: string): Date | null {
  try {
    const start = Temporal.PlainDate.from(day, { overflow: 'reject' }).toZonedDateTime(DEFAULT_CALENDAR.zone);
    return new Date(start.epochMilliseconds);
  } catch {
    return null;
  }
}

/** The next moment after now at which a clock in the zone shows the weekday and time of day. */
export function nextMoment(now: Date, weekday: Weekday, time: string, zone: string): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  const ahead = (WEEKDAYS.indexOf(weekday) + 1 - today.dayOfWeek + 7) % 7;
  const first = momentOf(today.add({ days: ahead }), time, zone);
  return new Date(first > now.getTime() ? first : momentOf(today.add({ days: ahead + 7 }), time, zone));
}

/** Whether work is done on the day 'YYYY-MM-DD'; a preferred date on another day earns a warning. */
export const isWorkingDay = (calendar: ServiceCalendar, day: string): boolean =>
  workSpans(calendar, Temporal.PlainDate.from(day)).length > 0;

/** Wall-clock end of work on the day as if it were no holiday; on a free weekday that of the last working one. */
export function usualWorkEnd(calendar: ServiceCalendar, day: Temporal.PlainDate): number {
  for (let back = 0; back < WEEKDAYS.length; back += 1) {
    const windows = calendar.work[weekdayOf(day.subtract({ days: back }))] ?? [];
    if (windows.length > 0) return Math.max(...spansOf(windows, day, calendar.zone).map(({ close }) => close));
  }
  throw new RangeError('The service calendar has no work window');
}
