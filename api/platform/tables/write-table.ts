import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { TableFormat } from '../vocabulary/table-format.js';
import type { Cell, CellFormat, Row } from './cell.js';
import { isFormula } from './formula.js';
import { gathered } from './gathered.js';
import { localTime } from './local-time.js';
import { xlsxOf } from './write-xlsx.js';

/** International phone numbers, which no spreadsheet program can calculate: no plus sign follows a digit. */
const PHONE = /^\+(?=.*\d)[\d ()/.-]*(?:[ (/]\+[\d ()/.-]*)*$/;

/** Separator that Excel expects where decimals are written with a point and thousands with an apostrophe. */
const SEPARATOR = ';';

/** Some readers end a line at one of these characters: such a text is quoted. */
const LINE_END = /[\r\n\v\f\u0085\u2028\u2029]/;

/**
 * A table as a file: CSV for Excel (UTF-8 with BOM, semicolons, formulas disarmed by an apostrophe, moments in the zone
 * of the desk), or a workbook. The first row is the heading; columns without a format are texts. Rows are written as
 * they are read.
 */
export const writeTable = (
  format: TableFormat,
  rows: AsyncIterable<Row>,
  formats: readonly CellFormat[] = [],
): Readable => (format === 'csv' ? csvOf(rows, formats) : xlsxOf(rows, formats));

function csvOf(rows: AsyncIterable<Row>, formats: readonly CellFormat[]): Readable {
  async function* safeRows() {
    let isHead = true;
    for await (const row of rows) {
      yield row.map((cell, column) => textOf(cell, isHead ? 'text' : formats[column]));
      isHead = false;
    }
  }
  const writer = stringify({ bom: true, delimiter: SEPARATOR, record_delimiter: 'windows', quoted_match: LINE_END });
  const source = Readable.from(safeRows());
  source.once('error', (error) => writer.destroy(error));
  writer.once('close', () => source.destroy());
  return Readable.from(gathered(source.pipe(writer)), { objectMode: false });
}

function textOf(cell: Cell, format: CellFormat = 'text'): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return format === 'money' ? cell.toFixed(2) : String(cell);
  if (format === 'moment') return new Date(localTime(cell)).toISOString().slice(0, 16).replace('T', ' ');
  return isFormula(cell) && !PHONE.test(cell) ? `'${cell}` : cell;
}
