import type { TableFormat } from '../../platform/vocabulary/table-format.js';
import { readCsv } from './read-csv.js';
import { readXlsx } from './read-xlsx.js';
import { type TableRow, tidyRows } from './table-row.js';

const READERS: Readonly<Record<TableFormat, (path: string) => AsyncGenerator<TableRow>>> = {
  csv: readCsv,
  xlsx: readXlsx,
};

/**
 * Reads the rows of a table from its heading to its last filled row. Throws 422 IMPORT_UNREADABLE, IMPORT_UNPACKED,
 * IMPORT_ROWS or IMPORT_COLUMNS for an invalid or excessive table.
 */
export const readTable = (path: string, format: TableFormat): AsyncGenerator<TableRow> =>
  tidyRows(READERS[format](path));
