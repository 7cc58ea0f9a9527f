import { CsvError, parse } from 'csv-parse/sync';
import { isFormula } from '../../platform/tables/formula.js';
import { encodingOf, separatorOf, textOf } from './csv-encoding.js';
import { type TableRow, tableRow } from './table-row.js';

/** Characters of one record at most, which bound the text behind an unclosed quote. */
const LONGEST_RECORD = 200_000;

/** Characters that are searched for the separator. */
const START = 4_096;

/** The text without the apostrophe that protects spreadsheets from a formula. */
const withoutProtection = (cell: string) => (cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell);

/**
 * Reads the rows of a CSV file: comma, semicolon or tab, line breaks within quotes, UTF-8, UTF-16 or Windows-1252. A
 * quotation mark within a cell is a character of it; a line with broken quotes is a broken row, and the next lines are read
 * on their own.
 */
export async function* readCsv(path: string): AsyncGenerator<TableRow> {
  const encoding = await encodingOf(path);
  const { separator, isDeclared } = separatorOf(await startOf(path, encoding));
  const lines = linesOf(textOf(path, encoding));
  if (isDeclared) await lines.next();
  let number = isDeclared ? 1 : 0;
  let waiting: string[] = [];
  for (let line = await next(waiting, lines); line !== undefined; line = await next(waiting, lines)) {
    number += 1;
    if (!line.includes('"')) {
      yield rowOf(number, line.length <= LONGEST_RECORD ? withoutEnd(line).split(separator) : undefined);
      continue;
    }
    const record = await wholeRecord(line, waiting, lines);
    const cells = record && cellsOf(record.join(''), separator);
    yield rowOf(number, cells ?? cellsOf(line, separator, true));
    if (cells) number += record.length - 1;
    else waiting = [...(record ?? [line]).slice(1), ...waiting];
  }
}

/** A row of the table; undefined cells make a broken row. */
const rowOf = (number: number, cells: readonly string[] | undefined) =>
  tableRow(number, cells?.map(withoutProtection) ?? [], !cells);

const withoutEnd = (line: string) => line.replace(/[\r\n]+$/, '');

async function next(waiting: string[], lines: AsyncGenerator<string>): Promise<string | undefined> {
  return waiting.shift() ?? ((await lines.next()).value as string | undefined);
}

/** Lines with their line ends. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let rest = '';
  for await (const piece of text) {
    rest += piece;
    // The line feed of a carriage return may be in the next piece.
    const complete = /\r$/.test(rest) ? rest.length - 1 : rest.length;
    let start = 0;
    for (const { 0: end, index } of rest.slice(0, complete).matchAll(/\r\n|\r|\n/g)) {
      yield rest.slice(start, index + end.length);
      start = index + end.length;
    }
    rest = rest.slice(start);
  }
  if (rest !== '') yield rest;
}

/**
 * The lines of the record that begins with a line, which has an even number of quotation marks. Undefined for a record
 * without an end within the longest length; then its lines are in `waiting`.
 */
async function wholeRecord(
  line: string,
  waiting: string[],
  lines: AsyncGenerator<string>,
): Promise<string[] | undefined> {
  const record = [line];
  let isOpen = hasOddQuotes(line);
  let length = line.length;
  while (isOpen && length <= LONGEST_RECORD) {
    const further = await next(waiting, lines);
    if (further === undefined) break;
    record.push(further);
    length += further.length;
    if (hasOddQuotes(further)) isOpen = !isOpen;
  }
  if (!isOpen && length <= LONGEST_RECORD) return record;
  waiting.unshift(...record.slice(1));
  return undefined;
}

const hasOddQuotes = (text: string) => (text.split('"').length - 1) % 2 === 1;

/** The cells of one record; undefined for broken quotes. `relaxed` allows quotes within cells. */
function cellsOf(record: string, delimiter: string, relaxed = false): string[] | undefined {
  if (record.length > LONGEST_RECORD) return undefined;
  try {
    const found: string[][] = parse(record, { delimiter, relax_column_count: true, relax_quotes: relaxed });
    return found.length === 1 ? found[0] : undefined;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return undefined;
  }
}

async function startOf(path: string, encoding: Parameters<typeof textOf>[1]): Promise<string> {
  let start = '';
  for await (const piece of textOf(path, encoding)) {
    start += piece;
    if (start.length >= START) break;
  }
  return start.slice(0, START);
}
