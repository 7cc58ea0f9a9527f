import { Problem } from '../../platform/http/problem.js';

/** Rows of a file at most, without its heading. */
export const MOST_ROWS = 50_000;
/** Characters of all cells at most, since a few shared texts can fill many cells. */
const MOST_CHARACTERS = 64 * 1024 * 1024;
/** Columns at most. */
export const MOST_COLUMNS = 100;
/** Characters of a cell, which is cut beyond them: no field takes as many. */
export const LONGEST_CELL = 25_000;

/** One row of a table in a file. */
export interface TableRow {
  /** Number of the row in a spreadsheet, or of the line, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Whether a part is unreadable: an error value, broken quotes, invalid characters. */
  readonly broken: boolean;
}

/** Control characters other than tab and line ends, and the replacement of invalid bytes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression replaces control characters
const UNREADABLE_ALL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Makes a row of well-formed texts, which the database can store. Throws 422 IMPORT_COLUMNS. */
export function tableRow(number: number, texts: readonly string[], broken = false): TableRow {
  let end = texts.length;
  while (end > 0 && texts[end - 1]?.trim() === '') end -= 1;
  if (end > MOST_COLUMNS) throw new Problem(422, 'IMPORT_COLUMNS');
  const cells = texts.slice(0, end).map((cell) => cell.slice(0, LONGEST_CELL).toWellFormed());
  return {
    number,
    cells: cells.map((cell) => cell.replace(UNREADABLE_ALL, '\ufffd')),
    broken: broken || cells.some((cell) => UNREADABLE.test(cell)),
  };
}

/** Characters of a row. */
export const sizeOf = ({ cells }: TableRow): number => cells.reduce((sum, cell) => sum + cell.length, 0);

/** Leaves out the empty rows at the end of a table; those between others stay. Throws 422 for too many rows. */
export async function* tidyRows(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let count = 0;
  let characters = 0;
  let empty: TableRow[] = [];
  for await (const row of rows) {
    if (row.cells.length === 0 && !row.broken) {
      if (count > 0 && count + empty.length <= MOST_ROWS + 1) empty.push(row);
      continue;
    }
    for (const next of [...empty, row]) {
      if (count > MOST_ROWS) throw new Problem(422, 'IMPORT_ROWS');
      count += 1;
      characters += sizeOf(next);
      if (characters > MOST_CHARACTERS) throw new Problem(422, 'IMPORT_UNPACKED');
      yield next;
    }
    empty = [];
  }
}
