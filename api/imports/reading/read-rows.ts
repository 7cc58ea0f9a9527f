import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { readForeign } from '../../files/reading/read-foreign.js';
import { ReadingKilled } from '../../files/reading/reader-process.js';
import { Problem } from '../../platform/http/problem.js';
import type { TableOrder, TableReading } from './table-reader.js';
import type { TableRow } from './table-row.js';

const LIMITS = { ms: 60_000, waitMs: 30_000 };
const KILLED = { TOO_SLOW: 'IMPORT_TOO_SLOW', TOO_LARGE: 'IMPORT_UNPACKED', FAILED: 'IMPORT_UNREADABLE' } as const;

/** Has the process of readers write the rows of a table into a file. Throws 422 for an invalid or excessive table. */
export async function unpackRows(order: TableOrder): Promise<void> {
  const { code } = await readForeign<TableReading>('imports/reading/table-reader.js', order, LIMITS).catch((error) => {
    if (!(error instanceof ReadingKilled)) throw error;
    return { code: KILLED[error.code] };
  });
  if (code) throw new Problem(422, code);
}

/** Reads the rows that `unpackRows` has written. */
export async function* unpackedRows(path: string): AsyncGenerator<TableRow> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) yield JSON.parse(line) as TableRow;
}
