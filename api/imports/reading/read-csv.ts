import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { encodingOf, separatorOf, textOf } from './csv-encoding.js';
import { type TableRow, tableRow } from './table-row.js';

/** Characters of one record at most; a quote that nobody closes swallows no more than this. */
const LONGEST_RECORD = 200_000;

/** Characters in which the separator is looked for. */
const START = 4_096;

/** A leading apostrophe that keeps programs for tables from taking a text for a formula. */
const ESCAPED = /^'(?=[=+\-@\t\r])/;

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/**
 * Rows of a CSV file, one by one: comma, semicolon or tab, quotes with line breaks in them, UTF-8, UTF-16 or
 * Windows-1252. A record whose quotes are broken is a row that could not be read.
 */
export async function* readCsv(path: string): AsyncGenerator<TableRow> {
  const encoding = await encodingOf(path);
  const { separator, told } = separatorOf(await startOf(path, encoding));
  const parser = parse({
    delimiter: separator,
    from_line: told ? 2 : 1,
    info: true,
    relax_column_count: true,
    max_record_size: LONGEST_RECORD,
  });
  let line = told ? 1 : 0;
  const source = Readable.from(textOf(path, encoding)).pipe(parser);
  try {
    for await (const { record, info } of source as AsyncIterable<Parsed>) {
      yield tableRow(
        line + 1,
        record.map((cell) => cell.replace(ESCAPED, '')),
      );
      line = info.lines;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // What follows broken quotes cannot be told apart any more.
    yield tableRow(line + 1, [], true);
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
