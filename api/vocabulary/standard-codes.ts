/** The cantons of Switzerland by their abbreviations, in the order of the constitution. */
export const CANTONS = [
  'ZH',
  'BE',
  'LU',
  'UR',
  'SZ',
  'OW',
  'NW',
  'GL',
  'ZG',
  'FR',
  'SO',
  'BS',
  'BL',
  'SH',
  'AR',
  'AI',
  'SG',
  'GR',
  'AG',
  'TG',
  'TI',
  'VD',
  'VS',
  'NE',
  'GE',
  'JU',
] as const;
export type Canton = (typeof CANTONS)[number];

/** Regions of a holiday: all of Switzerland (CH), or one canton. */
export const REGIONS = ['CH', ...CANTONS] as const;
export type Region = (typeof REGIONS)[number];

/** Units of quantities by their UN/ECE codes (spec §3). */
export const UNITS = [
  'HUR',
  'MIN',
  'EA',
  'MTR',
  'KMT',
  'KGM',
  'GRM',
  'MGM',
  'MLT',
  'SET',
  'GAR',
  'PA',
  'BX',
  'BG',
  'BO',
  'CA',
  'TN',
  'CQ',
  'CS',
  'DR',
  'PF',
  'PL',
  'RL',
  'RO',
  'ST',
  'Z2',
  'Z3',
] as const;
export type Unit = (typeof UNITS)[number];

/** Hours of each unit of time. */
export const HOURS_OF_UNIT: Readonly<Partial<Record<Unit, number>>> = { HUR: 1, MIN: 1 / 60 };

/** Days of the week from Monday, as in ISO 8601: day n has index n - 1. */
export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
