import pg from 'pg';
import { isFollowedAtOnce } from '../../api/platform/database/guarded-client.js';
import { Exchange } from '../../api/platform/read/exchange.js';

/** What was sent to the database while something was done. */
export interface Sent {
  readonly statements: readonly string[];
  /** How often an answer was waited for before more was sent. */
  readonly journeys: number;
}

let recorded: { text: string; isWaitedFor: boolean }[] | undefined;
type Query = typeof pg.Client.prototype.query;

/** The watch over the database looks whether it is there, whatever is done meanwhile. */
const WATCH = 'select 1';

let below = pg.Client.prototype.query as (...parts: unknown[]) => unknown;
const record = function (this: pg.Client, ...parts: unknown[]) {
  const [first] = parts as [string | { text: string } | Exchange];
  // All of an exchange leaves at once.
  const texts =
    first instanceof Exchange
      ? first.statements.map((one) => one.text)
      : [typeof first === 'string' ? first : first.text].filter((text) => text !== WATCH);
  for (const [at, text] of texts.entries()) {
    recorded?.push({ text, isWaitedFor: at === texts.length - 1 && !isFollowedAtOnce(text) });
  }
  return below.apply(this, parts);
} as Query;

/** Lets connections that are opened from now on be listened to: each suite puts the driver back as it was. */
export function listenToStatements(): void {
  if (pg.Client.prototype.query === record) return;
  below = pg.Client.prototype.query;
  pg.Client.prototype.query = record;
}

/** What is sent to the database while something is done, and nothing else is. Throws where that was nothing at all. */
export async function sentDuring(work: () => PromiseLike<unknown>): Promise<Sent> {
  const sent: NonNullable<typeof recorded> = [];
  recorded = sent;
  try {
    await work();
  } finally {
    recorded = undefined;
  }
  if (sent.length === 0) throw new Error('Nothing was sent, or nobody has listened');
  return {
    statements: sent.map(({ text }) => text),
    journeys: sent.filter(({ isWaitedFor }) => isWaitedFor).length,
  };
}
