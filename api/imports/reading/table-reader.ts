import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../../platform/http/problem.js';
import type { TableFormat } from '../../platform/vocabulary/table-format.js';
import { readTable } from './read-table.js';
import type { TableRow } from './table-row.js';

/** The table to be read, and the file for its rows, a line of JSON for each. */
export interface TableOrder {
  readonly path: string;
  readonly format: TableFormat;
  readonly rows: string;
}

/** The code of the refusal; `null` for a table that was read to its end. */
export type TableReading = { readonly code: string | null };

/** Reads a table, in the process for files of foreign origin. */
export async function read({ path, format, rows }: TableOrder): Promise<TableReading> {
  try {
    await pipeline(Readable.from(lines(readTable(path, format))), createWriteStream(rows));
    return { code: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { code: error.code };
  }
}

async function* lines(rows: AsyncIterable<TableRow>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}
