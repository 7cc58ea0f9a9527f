import { serverNow } from '../model/server-clock';

/** Translates a key with parameters; `_` is the text to take when the key is unknown. */
export type Translate = (key: string, params?: Record<string, unknown>) => string;

/** A moment or day as the API returns it, or a Date. */
export type DateValue = string | number | Date;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const made = new Map<string, unknown>();

/** A cached formatter of Intl: it is slow to create, and each row of a list uses the same formatter. */
function formatter<F, O extends object>(
  Format: new (locale: string, options: O) => F,
  locale: string,
  options: NoInfer<O>,
): F {
  const key = `${Format.name} ${locale} ${JSON.stringify(options)}`;
  const cached = (made.get(key) as F | undefined) ?? new Format(locale, options);
  made.set(key, cached);
  return cached;
}

/** A number in the reader's notation, with at most two places. */
export const formatNumber = (value: number, locale: string, options: Intl.NumberFormatOptions = {}) =>
  formatter(Intl.NumberFormat, locale, { maximumFractionDigits: 2, ...options }).format(value);

/** An amount in CHF, with or without cents (spec §9). */
export const formatMoney = (value: number, locale: string, { cents = true }: { cents?: boolean } = {}) =>
  formatter(Intl.NumberFormat, locale, {
    style: 'currency',
    currency: 'CHF',
    minimumFractionDigits: cents ? 2 : 0,
    maximumFractionDigits: cents ? 2 : 0,
  }).format(value);

/** A size in bytes, in the unit that suits it. */
export function formatBytes(bytes: number, locale: string): string {
  const steps = ['byte', 'kilobyte', 'megabyte'] as const;
  const step = Math.min(bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)), steps.length - 1);
  const places = step === 2 ? 1 : 0;
  const options = { style: 'unit', unit: steps[step], unitDisplay: 'short', maximumFractionDigits: places } as const;
  return formatter(Intl.NumberFormat, locale, options).format(bytes / 1024 ** step);
}

/** Several words as one enumeration, such as «Name, Ort und Telefon». */
export const formatList = (words: readonly string[], locale: string) => new Intl.ListFormat(locale).format(words);

/** A day such as 20.11.2026; `YYYY-MM-DD` is taken as that day wherever the reader is. */
export const formatDay = (value: DateValue, locale: string) =>
  formatter(Intl.DateTimeFormat, locale, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(asDate(value));

/** A day in words, such as «Freitag, 20. November 2026». */
export const formatLongDay = (value: DateValue, locale: string) =>
  formatter(Intl.DateTimeFormat, locale, { dateStyle: 'full' }).format(asDate(value));

/** A time of day such as 16:00; `HH:MM` stays as it is. */
export function formatTime(value: DateValue, locale: string): string {
  if (typeof value === 'string' && /^\d\d:\d\d/.test(value)) return value.slice(0, 5);
  return formatter(Intl.DateTimeFormat, locale, { hour: '2-digit', minute: '2-digit', hour12: false }).format(
    asDate(value),
  );
}

/** Day and time, such as «20.11.2026, 16:00». */
export const formatMoment = (value: DateValue, locale: string) =>
  `${formatDay(value, locale)}, ${formatTime(value, locale)}`;

/** So many minutes in days of 24 hours, hours and minutes, such as «3 Std. 20 Min.». */
export function formatDuration(minutes: number, locale: string): string {
  const units = { day: Math.floor(minutes / 1_440), hour: Math.floor(minutes / 60) % 24, minute: minutes % 60 };
  const shown = Object.entries(units).filter(([, count]) => count > 0);
  const words = (shown.length > 0 ? shown : [['minute', 0] as const]).map(([unit, count]) =>
    formatter(Intl.NumberFormat, locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
  );
  return formatter(Intl.ListFormat, locale, { type: 'unit', style: 'narrow' }).format(words);
}

/** How long ago or ahead, such as «vor 5 Minuten», in the largest unit that is not zero. */
export function formatDistance(value: DateValue, locale: string, now: DateValue = serverNow()): string {
  const difference = asDate(value).getTime() - asDate(now).getTime();
  const size = Math.abs(difference);
  // «vor 0 Min.» is no usual German.
  if (size < MINUTE) return formatter(Intl.RelativeTimeFormat, locale, { numeric: 'auto' }).format(0, 'second');
  const relative = formatter(Intl.RelativeTimeFormat, locale, { numeric: 'always', style: 'short' });
  if (size < HOUR) return relative.format(Math.trunc(difference / MINUTE), 'minute');
  if (size < DAY) return relative.format(Math.trunc(difference / HOUR), 'hour');
  return relative.format(Math.trunc(difference / DAY), 'day');
}

/** Urgency of a deadline. */
export type Urgency = 'overdue' | 'warning' | 'onTime';

/** Time before the deadline in which the chip warns, in milliseconds. */
const WARNING = 4 * HOUR;

/** Overdue when past, warning in the last hours before, else on time. */
export function urgencyOf(due: DateValue, now: DateValue = serverNow()): Urgency {
  const left = asDate(due).getTime() - asDate(now).getTime();
  if (left < 0) return 'overdue';
  return left <= WARNING ? 'warning' : 'onTime';
}

/** A deadline with its moment and the remaining time: «heute 16:00, in 2 Std.» (design). */
export function formatDeadline(
  due: DateValue,
  locale: string,
  translate: Translate,
  now: DateValue = serverNow(),
): string {
  const time = formatTime(due, locale);
  const distance = formatDistance(due, locale, now);
  const days = daysBetween(now, due);
  if (Math.abs(days) > 1) return translate('app.deadline.day', { day: formatDay(due, locale), time, distance });
  const key = { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' }[String(days) as '-1' | '0' | '1'];
  return translate(`app.deadline.${key}`, { time, distance });
}

/** Whole calendar days from one moment to another, in the reader's zone. */
function daysBetween(from: DateValue, to: DateValue): number {
  const midnight = (value: DateValue) => {
    const date = asDate(value);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return Math.round((midnight(to) - midnight(from)) / DAY);
}

function asDate(value: DateValue): Date {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return new Date(`${value}T00:00:00`);
  return new Date(value);
}
