import type { TableFormat } from '../vocabulary/table-format.js';

const TYPES: Readonly<Record<TableFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

/** Content type of a table. */
export const contentTypeOf = (format: TableFormat): string => TYPES[format];

/** Content types of the tables that are written. */
export const TABLE_TYPES: readonly string[] = Object.values(TYPES);

/** The table that a content type means; undefined for any other. */
export const tableOf = (type: string): TableFormat | undefined =>
  (Object.keys(TYPES) as TableFormat[]).find((format) => TYPES[format] === type);
