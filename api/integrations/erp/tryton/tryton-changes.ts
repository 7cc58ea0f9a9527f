import type { ErpChanges } from '../../../ports/erp/erp-store.js';
import type { TrytonClient, TrytonRow } from './tryton-client.js';
import { momentIn, ownId, trytonMoment } from './tryton-values.js';

/** Rows that are looked at once; where more was changed, everything is. */
const MOST = 1_000;
/** A change is dated by the begin of its transaction, and seen at its end. */
export const OVERLAP_S = 600;
export const BEGIN = '1970-01-01T00:00:00.000000';

/** How far changes were read: by the clock of the other side, and what of the time before that was seen already. */
interface Cursor {
  readonly until: string;
  readonly seen: Readonly<Record<string, string>>;
}

interface Changed {
  readonly owners: readonly number[];
  /** When the row was changed last, by model and id. */
  readonly name: string;
  readonly at: string;
}

/** Which field of a row tells the records to which it belongs; of a line that was changed the record's own row says nothing. */
export type Watched = readonly [model: string, field: string, ownersOf: (row: TrytonRow) => number[]];

/** Keys of records of which a row that is watched was changed since; deletions are told by nobody. */
export async function changesSince(
  client: TrytonClient,
  cursor: string | null,
  watched: readonly Watched[],
  keysOf: (owners: readonly number[]) => Promise<string[]>,
): Promise<ErpChanges> {
  const before = cursor === null ? null : cursorIn(cursor);
  const changed = (await Promise.all(watched.map((one) => changedOf(client, one, before)))).flat();
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

/** Without a cursor, the latest alone: how late it is there. */
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

function cursorIn(text: string): Cursor {
  return JSON.parse(text) as Cursor;
}

/** So much earlier that nothing is missed that was begun before and ended after. */
export function overlapped(moment: string): string {
  const whole = moment.slice(0, 19);
  const micro = moment.slice(20);
  const earlier = new Date(Math.max(Date.parse(`${whole}Z`) - OVERLAP_S * 1_000, 0)).toISOString();
  return `${earlier.slice(0, 19)}.${micro}`;
}
