import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { TableFormat } from '../../vocabulary/import.js';
import { xlsxOf } from './write-xlsx.js';

type Row = readonly string[];

/** Texts that a program for tables would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Separator that Excel expects where decimals are written with a point and thousands with an apostrophe. */
const SEPARATOR = ';';

/**
 * A table as a file: CSV for Excel (UTF-8 with its mark, semicolons, formulas disarmed by an apostrophe), or a
 * workbook whose cells are all texts. Either is written as it is read.
 */
export const writeTable = (format: TableFormat, rows: AsyncIterable<Row>): Readable =>
  format === 'csv' ? csvOf(rows) : xlsxOf(rows);

function csvOf(rows: AsyncIterable<Row>): Readable {
  async function* harmless() {
    for await (const row of rows) yield row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell));
  }
  const writer = stringify({ bom: true, delimiter: SEPARATOR, record_delimiter: 'windows' });
  const source = Readable.from(harmless());
  source.once('error', (error) => writer.destroy(error));
  writer.once('close', () => source.destroy());
  return source.pipe(writer);
}
