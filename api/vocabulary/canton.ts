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

/** Where a holiday is kept: everywhere (CH), or at locations in one canton. */
export const REGIONS = ['CH', ...CANTONS] as const;
export type Region = (typeof REGIONS)[number];
