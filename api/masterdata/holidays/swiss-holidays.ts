import Holidays from 'date-holidays';
import type { Region } from '../../vocabulary/canton.js';
import type { Language } from '../../vocabulary/locale.js';

/** A day with the name that people give it. */
export interface NamedDay {
  readonly day: string;
  readonly name: string;
}

/** The public holidays of a canton, or of the country as a whole, over some years, named in a language; in order. */
export function swissHolidays(region: Region, years: readonly number[], language: Language): NamedDay[] {
  const options = { languages: [language], types: ['public' as const] };
  const calendar = region === 'CH' ? new Holidays('CH', options) : new Holidays('CH', region, options);
  const found = years.flatMap((year) => calendar.getHolidays(year));
  const byDay = new Map<string, string>();
  for (const { date, name } of found) {
    const day = date.slice(0, 10);
    if (!byDay.has(day)) byDay.set(day, name);
  }
  return [...byDay].map(([day, name]) => ({ day, name })).sort((a, b) => a.day.localeCompare(b.day));
}
