import pg from 'pg';
import { PipelinedBatch } from '../../api/platform/read/pipelined-batch.js';

let recorded: string[] | undefined;
type Query = typeof pg.Client.prototype.query;

/** The watch over the database looks whether it is there, during all other work. */
const WATCH = 'select 1';

let below = pg.Client.prototype.query as (...parts: unknown[]) => unknown;
const record = function (this: pg.Client, ...parts: unknown[]) {
  const [first] = parts as [string | { text: string } | PipelinedBatch];
  const texts =
    first instanceof PipelinedBatch
      ? first.statements.map((one) => one.text)
      : [typeof first === 'string' ? first : first.text].filter((text) => text !== WATCH);
  recorded?.push(...texts);
  return below.apply(this, parts);
} as Query;

/** Records the statements of connections from now on; each suite restores the driver afterwards. */
export function listenToStatements(): void {
  if (pg.Client.prototype.query === record) return;
  below = pg.Client.prototype.query;
  pg.Client.prototype.query = record;
}

/** The statements that are sent to the database during the work. Throws without any statement. */
export async function statementsDuring(work: () => PromiseLike<unknown>): Promise<readonly string[]> {
  const sent: string[] = [];
  recorded = sent;
  try {
    await work();
  } finally {
    recorded = undefined;
  }
  if (sent.length === 0) throw new Error('Nothing was sent, or nobody has listened');
  return sent;
}
