/** Periods of the calendar as seen from the present day. */
export const CALENDAR_PERIODS = [
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_QUARTER',
  'LAST_QUARTER',
  'THIS_YEAR',
  'LAST_YEAR',
] as const;
export type CalendarPeriod = (typeof CALENDAR_PERIODS)[number];
