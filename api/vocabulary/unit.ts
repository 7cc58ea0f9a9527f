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

/** How many hours one of the unit is; units that are not here measure no time. */
export const HOURS_OF_UNIT: Readonly<Partial<Record<Unit, number>>> = { HUR: 1, MIN: 1 / 60 };
