import { runInNewContext } from 'node:vm';
import ICAL from 'ical.js';
import { invalidField, Problem } from '../../platform/http/problem.js';
import { MOST_DAYS } from './holiday.shape.js';
import type { NamedDay } from './swiss-holidays.js';

/** Limit of reading, in milliseconds: a rule of repetition may never end. */
const PATIENCE = 1_000;
/** Longest event in days; longer ones are seasons, no holidays. */
const LONGEST = 31;
const LONGEST_NAME = 120;

const refused = (code: string) => invalidField('/content', code);

/**
 * The days of all-day events in a calendar file (RFC 5545), repetitions included, within some years; in order, one name
 * a day. Cancelled events and those with a time of day are left out. Throws 422 CALENDAR_UNREADABLE for another file,
 * CALENDAR_TOO_LARGE for too many days or too long a reading, CALENDAR_EMPTY for a file without days.
 */
export function daysInCalendar(content: string, firstYear: number, lastYear: number): NamedDay[] {
  const days = new Map<string, string>();
  const read = () => {
    for (const event of eventsIn(content)) {
      for (const day of daysOf(event, firstYear, lastYear)) {
        days.set(day, days.get(day) ?? (event.summary?.trim().slice(0, LONGEST_NAME) || day));
        if (days.size > MOST_DAYS) throw refused('CALENDAR_TOO_LARGE');
      }
    }
  };
  try {
    runInNewContext('read()', { read }, { timeout: PATIENCE });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw refused('CALENDAR_TOO_LARGE');
    throw error instanceof Problem ? error : refused('CALENDAR_UNREADABLE');
  }
  if (days.size === 0) throw refused('CALENDAR_EMPTY');
  return [...days].map(([day, name]) => ({ day, name })).sort((a, b) => a.day.localeCompare(b.day));
}

function eventsIn(content: string): ICAL.Event[] {
  try {
    const calendar = new ICAL.Component(ICAL.parse(content));
    if (calendar.name !== 'vcalendar') throw refused('CALENDAR_UNREADABLE');
    return calendar
      .getAllSubcomponents('vevent')
      .filter((event) => event.getFirstPropertyValue('status') !== 'CANCELLED' && isWholeDay(event))
      .map((event) => new ICAL.Event(event));
  } catch {
    throw refused('CALENDAR_UNREADABLE');
  }
}

const isWholeDay = (event: ICAL.Component): boolean => {
  const start = event.getFirstPropertyValue('dtstart');
  return start instanceof ICAL.Time && start.isDate;
};

function* daysOf(event: ICAL.Event, firstYear: number, lastYear: number): Generator<string> {
  const length = Math.max(1, Math.round(event.duration.toSeconds() / 86_400));
  if (length > LONGEST) return;
  for (const start of startsOf(event, lastYear)) {
    for (let at = 0; at < length; at += 1) {
      const day = start.clone();
      day.adjust(at, 0, 0, 0);
      if (day.year >= firstYear && day.year <= lastYear) yield day.toString();
    }
  }
}

function* startsOf(event: ICAL.Event, lastYear: number): Generator<ICAL.Time> {
  if (!event.isRecurring()) return yield event.startDate;
  for (const rule of event.component.getAllProperties('rrule')) holdToDay(rule.getFirstValue() as ICAL.Recur, event);
  const starts = event.iterator();
  for (let start = starts.next(); start && start.year <= lastYear; start = starts.next()) yield start;
}

/**
 * Adds the day of its start to a yearly rule. Without it, the library takes 1 March for 29 February in other years, which
 * such a rule leaves out (RFC 5545, 3.3.10).
 */
function holdToDay(rule: ICAL.Recur, { startDate }: ICAL.Event): void {
  const isPlain = Object.keys(rule.parts).every((part) => part === 'WKST');
  if (rule.freq !== 'YEARLY' || !isPlain) return;
  rule.setComponent('BYMONTH', [startDate.month]);
  rule.setComponent('BYMONTHDAY', [startDate.day]);
}
