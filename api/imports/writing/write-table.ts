import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import writeXlsx, { type SheetData } from 'write-excel-file/node';
import type { TableFormat } from '../../vocabulary/import.js';

type Row = readonly string[];

/** Texts that a program for tables would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Separator that Excel expects where decimals are written with a point and thousands with an apostrophe. */
const SEPARATOR = ';';

/** Width of a workbook's columns, in characters. */
const WIDTH = 24;

/**
 * A table as a file: CSV for Excel (UTF-8 with its mark, semicolons, formulas disarmed by an apostrophe), which is
 * written as it is read, or a workbook whose cells are all texts.
 */
export async function writeTable(format: TableFormat, rows: AsyncIterable<Row>): Promise<Readable> {
  return format === 'csv' ? csvOf(rows) : workbookOf(rows);
}

function csvOf(rows: AsyncIterable<Row>): Readable {
  async function* harmless() {
    for await (const row of rows) yield row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell));
  }
  const writer = stringify({ bom: true, delimiter: SEPARATOR, record_delimiter: 'windows' });
  const source = Readable.from(harmless());
  source.once('error', (error) => writer.destroy(error));
  return source.pipe(writer);
}

async function workbookOf(rows: AsyncIterable<Row>): Promise<Readable> {
  const sheet: SheetData = [];
  for await (const row of rows) {
    const look = sheet.length === 0 ? { fontWeight: 'bold' as const } : {};
    sheet.push(row.map((cell) => ({ value: cell || undefined, type: String, ...look })));
  }
  const columns = (sheet[0] ?? []).map(() => ({ width: WIDTH }));
  return Readable.from([await writeXlsx(sheet, { columns, stickyRowsCount: 1 }).toBuffer()]);
}
