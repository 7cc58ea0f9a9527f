import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { projectRoot } from '../../platform/project-root.js';
import type { Language } from '../../vocabulary/locale.js';
import type { Region } from '../../vocabulary/standard-codes.js';
import type { HolidayRow } from './holiday-row.js';

/** Public holidays of Switzerland and its cantons, as `npm run holidays` writes them. */
const TABLE: readonly HolidayRow[] = JSON.parse(
  readFileSync(join(projectRoot, 'locales', 'swiss-holidays.json'), 'utf8'),
);

/** A day with the name that people give it. */
export interface NamedDay {
  readonly day: string;
  readonly name: string;
}

/**
 * The public holidays of a canton, or of the country as a whole, over some years, named in a language; in order. They
 * follow the rules of today, for years past and to come alike.
 */
export function swissHolidays(region: Region, years: readonly number[], language: Language): NamedDay[] {
  const byDay = new Map<string, string>();
  const rows = TABLE.filter(({ regions }) => regions.split(' ').includes(region));
  for (const year of years) {
    const easter = easterSunday(year);
    for (const row of rows) {
      const day = dayOf(row, year, easter)?.toString();
      if (day && !byDay.has(day)) byDay.set(day, row.names[language]);
    }
  }
  return [...byDay].map(([day, name]) => ({ day, name })).sort((a, b) => a.day.localeCompare(b.day));
}

function dayOf({ on, nth, days = 0, only, not }: HolidayRow, year: number, easter: Temporal.PlainDate) {
  const from = on === 'easter' ? easter : Temporal.PlainDate.from(`${year}-${on}`);
  const weeks = nth ? ((nth[1] - from.dayOfWeek + 7) % 7) + 7 * (nth[0] - 1) : 0;
  const day = from.add({ days: weeks + days });
  return only?.includes(day.dayOfWeek) === false || not?.includes(day.dayOfWeek) ? null : day;
}

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones, Butcher). */
function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const epact =
    (19 * golden + century - (century >> 2) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * (rest >> 2) - epact - (rest % 4)) % 7;
  const shift = epact + weekday - 7 * Math.floor((golden + 11 * epact + 22 * weekday) / 451) + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(shift / 31), day: (shift % 31) + 1 });
}
