import type { ErpChanges } from '../../../ports/erp/erp-store.js';
import type { TrytonClient, TrytonRow } from './tryton-client.js';
import { momentIn, ownId, trytonMoment } from './tryton-values.js';

/** Changed rows of one query; with more of them all records count as changed. */
const MOST = 1_000;
/** Seconds between the date of a change, which is the begin of its transaction, and its commit. */
export const OVERLAP_S = 600;
export const BEGIN = '1970-01-01T00:00:00.000000';

/** The position of the reading: the latest change by the clock of Tryton, and the changes shortly before it. */
interface Cursor {
  readonly until: string;
  readonly seen: Readonly<Record<string, string>>;
}

interface Changed {
  readonly owners: readonly number[];
  /** Model and id of the row, and the time of its last change. */
  readonly name: string;
  readonly at: string;
}

/** A model whose changed rows change records, with the field of these records: a changed line does not change its sale. */
export type Watched = readonly [model: string, field: string, ownersOf: (row: TrytonRow) => number[]];

/** Keys of the records with a row that has changed since the cursor; Tryton does not report deletions. */
export async function changesSince(
  client: TrytonClient,
  cursor: string | null,
  watched: readonly Watched[],
  keysOf: (owners: readonly number[]) => Promise<string[]>,
): Promise<ErpChanges> {
  const before = cursor === null ? null : (JSON.parse(cursor) as Cursor);
  const changed = (await Promise.all(watched.map((model) => changedOf(client, model, before)))).flat();
  const until = changed.reduce((latest, { at }) => (at > latest ? at : latest), before?.until ?? BEGIN);
  const since = overlapped(until);
  const seen = Object.fromEntries(changed.filter(({ at }) => at >= since).map(({ name, at }) => [name, at]));
  const next = JSON.stringify({ until, seen } satisfies Cursor);
  if (!before) return { cursor: next, keys: [] };
  if (changed.length >= MOST) return { cursor: next, keys: null };
  const fresh = changed.filter(({ name, at }) => before.seen[name] !== at);
  const owners = [...new Set(fresh.flatMap((row) => row.owners))];
  return { cursor: next, keys: owners.length > 0 ? [...new Set(await keysOf(owners))] : [] };
}

/** The changed rows of a model; without a cursor only the latest one, for the time of Tryton. */
async function changedOf(
  client: TrytonClient,
  [model, field, ownersOf]: Watched,
  before: Cursor | null,
): Promise<Changed[]> {
  const since = trytonMoment(overlapped(before?.until ?? BEGIN));
  const domain = [['OR', ['write_date', '>=', since], ['create_date', '>=', since]]];
  const fields = [field, 'write_date', 'create_date'];
  const latest = (date: string) => client.rows(model, [[date, '!=', null]], fields, 1, [date, 'DESC']);
  const rows = before
    ? await client.rows(model, domain, fields, MOST)
    : [...(await latest('write_date')), ...(await latest('create_date'))];
  return rows.map((row) => {
    const at = momentIn(row, 'write_date') ?? momentIn(row, 'create_date') ?? BEGIN;
    return { owners: ownersOf(row), name: `${model},${ownId(row)}`, at };
  });
}

/** The moment minus the overlap, so that no change of a transaction in progress is missed. */
export function overlapped(moment: string): string {
  const whole = moment.slice(0, 19);
  const micro = moment.slice(20);
  const earlier = new Date(Math.max(Date.parse(`${whole}Z`) - OVERLAP_S * 1_000, 0)).toISOString();
  return `${earlier.slice(0, 19)}.${micro}`;
}
