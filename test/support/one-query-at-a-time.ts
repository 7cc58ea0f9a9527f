import pg from 'pg';

/** The fields of a client of node-postgres that show whether one of its queries runs. */
interface Busy {
  readonly _queryQueue: readonly unknown[];
  readonly _activeQuery: unknown;
}

const sent: string[] = [];
const { prototype } = pg.Client;
const query = prototype.query as (...parts: unknown[]) => unknown;

/** A query sent while another runs on its connection waits unseen, fails with it, and is forbidden by pg 9. */
prototype.query = function (this: Busy, ...parts: unknown[]) {
  if (this._activeQuery || this._queryQueue.length > 0) sent.push(new Error(String(parts[0])).stack ?? '');
  return query.apply(this, parts);
} as typeof prototype.query;

afterEach(() => expect(sent.splice(0)).toEqual([]));
