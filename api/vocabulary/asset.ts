/** Kinds of assets, which are equipment at the locations of customers. */
export const ASSET_KINDS = [
  'HEATING',
  'COOLING',
  'ELEVATOR',
  'DOOR',
  'ELECTRICAL',
  'SANITARY',
  'SECURITY',
  'MACHINE',
  'COMPUTER',
  'PRINTER',
  'NETWORK',
  'OTHER',
] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

export const ASSET_STATES = ['IN_USE', 'IN_REPAIR', 'RETIRED'] as const;
export type AssetState = (typeof ASSET_STATES)[number];
