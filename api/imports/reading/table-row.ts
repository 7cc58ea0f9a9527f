import { Problem } from '../../platform/http/problem.js';

/** Rows of a file at most, the heading aside. */
export const MOST_ROWS = 50_000;
/** Characters of all cells together: few shared texts can fill very many. */
const MOST_CHARACTERS = 64 * 1024 * 1024;
/** Columns at most; what is wider is no table. */
export const MOST_COLUMNS = 100;
/** Characters of a cell at most; longer ones are cut, as no field takes as much. */
export const LONGEST_CELL = 25_000;

/** One row of a table as it stands in the file. */
export interface TableRow {
  /** Number of the row or line as a program for tables shows it, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Something of it could not be read: an error value, broken quotes, characters that are none. */
  readonly broken: boolean;
}

/** Control characters other than tab and line ends, and what stands for bytes that are no character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const UNREADABLE_ALL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Makes a row of what was read: well-formed texts that the database can keep. */
export function tableRow(number: number, given: readonly string[], broken = false): TableRow {
  let end = given.length;
  while (end > 0 && given[end - 1]?.trim() === '') end -= 1;
  if (end > MOST_COLUMNS) throw new Problem(422, 'IMPORT_COLUMNS');
  const cells = given.slice(0, end).map((cell) => cell.slice(0, LONGEST_CELL).toWellFormed());
  return {
    number,
    cells: cells.map((cell) => cell.replace(UNREADABLE_ALL, '\ufffd')),
    broken: broken || cells.some((cell) => UNREADABLE.test(cell)),
  };
}

/** Characters of a row. */
export const sizeOf = ({ cells }: TableRow): number => cells.reduce((sum, cell) => sum + cell.length, 0);

/**
 * Leaves out the empty rows at the end, which tables often have by the hundred, and refuses what has too many rows. An
 * empty row between others stays: somebody may miss it.
 */
export async function* tidyRows(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let count = 0;
  let characters = 0;
  let empty: TableRow[] = [];
  for await (const row of rows) {
    if (row.cells.length === 0 && !row.broken) {
      if (count > 0 && count + empty.length <= MOST_ROWS + 1) empty.push(row);
      continue;
    }
    for (const one of [...empty, row]) {
      if (count > MOST_ROWS) throw new Problem(422, 'IMPORT_ROWS');
      count += 1;
      characters += sizeOf(one);
      if (characters > MOST_CHARACTERS) throw new Problem(422, 'IMPORT_UNPACKED');
      yield one;
    }
    empty = [];
  }
}
