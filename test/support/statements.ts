import pg from 'pg';
import { isFollowedAtOnce } from '../../api/platform/database/guarded-client.js';

/** What was sent to the database while something was done. */
export interface Sent {
  readonly statements: readonly string[];
  /** How often an answer was waited for before more was sent. */
  readonly journeys: number;
}

let recorded: string[] | undefined;
const query = pg.Client.prototype.query as (...parts: unknown[]) => unknown;

/** The watch over the database looks whether it is there, whatever is done meanwhile. */
const WATCH = 'select 1';

pg.Client.prototype.query = function (this: pg.Client, ...parts: unknown[]) {
  const [first] = parts as [string | { text: string }];
  const text = typeof first === 'string' ? first : first.text;
  if (text !== WATCH) recorded?.push(text);
  return query.apply(this, parts);
} as typeof pg.Client.prototype.query;

/** What is sent to the database while something is done, and nothing else is. */
export async function sentDuring(work: () => PromiseLike<unknown>): Promise<Sent> {
  const statements: string[] = [];
  recorded = statements;
  try {
    await work();
  } finally {
    recorded = undefined;
  }
  return { statements, journeys: statements.filter((text) => !isFollowedAtOnce(text)).length };
}
