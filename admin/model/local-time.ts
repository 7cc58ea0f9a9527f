import { ZONE } from '../../openapi/vocabulary';
import { serverNow } from './server-clock';

/** `YYYY-MM-DD` of a Date in the zone of the reader; a year still being typed has leading zeros. */
export function dayText(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return [year, twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}

let zone: string = ZONE;
let calendar: Intl.DateTimeFormat | undefined;

/** Sets the time zone of the desk from the configuration; the zone of the browser may be another. */
export function configureZone(name: string): void {
  zone = name;
  calendar = undefined;
}

/** Zone in which the desk has its days. */
export const deskZone = () => zone;

/** The day of the desk on which a moment is, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  calendar ??= new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = calendar.formatToParts(moment);
  return ['year', 'month', 'day'].map((name) => parts.find(({ type }) => type === name)?.value).join('-');
}

/** The present day of the desk, `YYYY-MM-DD`, which the API takes for today. */
export const today = (now: Date = serverNow()): string => dayOf(now);

/** Minutes of the desk's present day since its midnight, as its clocks show them. */
export function minuteOfDay(now: Date = serverNow()): number {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(now)
    .split(':')
    .map(Number);
  return hour * 60 + minute;
}

/** The day that is `days` days after the given day, or before it if negative. */
export function dayFrom(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The day that `@today`, `@today+3` or `@today-3` means in a filter; undefined for anything else. */
export function relativeDay(value: string, now?: Date): string | undefined {
  const [isRelative, days = '0'] = /^@today([+-]\d{1,4})?$/.exec(value) ?? [];
  return isRelative && dayFrom(today(now), Number(days));
}

/** The day that the bound of a filter names: as such, counted from today, or as a moment of it. */
export const dayAsked = (bound: string): string =>
  relativeDay(bound) ?? (bound.includes('T') ? dayOf(new Date(bound)) : bound);

/** `HH:MM` of a Date in the zone of the reader. */
export function timeText(date: Date): string {
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');
