/** Kinds of accesses to the data of a person, or to lists with data of persons (docs/privacy.md). */
export const DATA_ACCESS_KINDS = [
  'ERASURE_PREPARED',
  'ERASURE_STARTED',
  'ERASURE_DONE',
  'PERSON_EXPORTED',
  'PERSON_EXPORT_OPENED',
  'LIST_EXPORTED',
  'LIST_EXPORT_OPENED',
] as const;
export type DataAccessKind = (typeof DATA_ACCESS_KINDS)[number];
