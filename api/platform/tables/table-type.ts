import type { TableFormat } from '../vocabulary/table-format.js';

const TYPES: Readonly<Record<TableFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

/** Content type of a table. */
export const contentTypeOf = (format: TableFormat): string => TYPES[format];

/** Content types of all table formats. */
export const TABLE_TYPES: readonly string[] = Object.values(TYPES);

/** The format of a content type; undefined for another one. */
export const tableOf = (type: string): TableFormat | undefined =>
  (Object.keys(TYPES) as TableFormat[]).find((format) => TYPES[format] === type);
