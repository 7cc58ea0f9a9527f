import type { TableFormat } from '../../platform/vocabulary/table-format.js';
import { readCsv } from './read-csv.js';
import { readXlsx } from './read-xlsx.js';
import { type TableRow, tidyRows } from './table-row.js';

const READERS: Readonly<Record<TableFormat, (path: string) => AsyncGenerator<TableRow>>> = {
  csv: readCsv,
  xlsx: readXlsx,
};

/**
 * Rows of a table in a file, from its heading to its last row with anything in it. Throws 422 IMPORT_UNREADABLE,
 * IMPORT_UNPACKED, IMPORT_ROWS or IMPORT_COLUMNS for what is no table of bearable size.
 */
export const readTable = (path: string, format: TableFormat): AsyncGenerator<TableRow> =>
  tidyRows(READERS[format](path));
