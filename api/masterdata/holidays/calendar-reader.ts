import { Problem } from '../../platform/http/problem.js';
import { daysInCalendar } from './calendar-file.js';
import type { CalendarFile } from './holiday.shape.js';
import type { NamedDay } from './swiss-holidays.js';

/** The days of a calendar file, or the code of its refusal. */
export type CalendarReading = { readonly days: readonly NamedDay[] } | { readonly code: string };

/** Reads a calendar file; runs in the process that reads files of foreign origin. */
export async function read({ content, firstYear, lastYear }: Omit<CalendarFile, 'region'>): Promise<CalendarReading> {
  try {
    return { days: daysInCalendar(content, firstYear, lastYear) };
  } catch (error) {
    const code = error instanceof Problem ? error.errors?.[0]?.code : undefined;
    if (!code) throw error;
    return { code };
  }
}
