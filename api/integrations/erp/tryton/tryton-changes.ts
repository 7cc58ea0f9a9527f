import type { ErpChanges } from '../../../ports/erp/erp-store.js';
import { markIn } from './sale.js';
import type { TrytonClient, TrytonRow } from './tryton-client.js';
import { SALES } from './tryton-sales.js';
import { idIn, idsIn, momentIn, ownId, textOf, trytonMoment } from './tryton-values.js';

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
  readonly sales: readonly number[];
  /** When the row was changed last, by model and id. */
  readonly name: string;
  readonly at: string;
}

/** Which field of a row that belongs to a sale tells the sale; of a line that was changed the sale's own row says nothing. */
const WATCHED: readonly (readonly [model: string, field: string, salesOf: (row: TrytonRow) => number[]])[] = [
  [SALES, 'state', (row) => [ownId(row)]],
  ['sale.line', 'sale', (row) => [idIn(row, 'sale') ?? 0]],
  ['account.invoice', 'sales', (row) => idsIn(row, 'sales')],
];

/** Keys of reports whose sale, lines or invoices were changed since; deletions are told by nobody. */
export async function changesSince(client: TrytonClient, cursor: string | null): Promise<ErpChanges> {
  const before = cursor === null ? null : cursorIn(cursor);
  const changed = (await Promise.all(WATCHED.map((watched) => changedOf(client, watched, before)))).flat();
  const until = changed.reduce((latest, { at }) => (at > latest ? at : latest), before?.until ?? BEGIN);
  const since = overlapped(until);
  const seen = Object.fromEntries(changed.filter(({ at }) => at >= since).map(({ name, at }) => [name, at]));
  const next = JSON.stringify({ until, seen } satisfies Cursor);
  if (!before) return { cursor: next, keys: [] };
  if (changed.length >= MOST) return { cursor: next, keys: null };
  const fresh = changed.filter(({ name, at }) => before.seen[name] !== at);
  return { cursor: next, keys: await keysOf(client, [...new Set(fresh.flatMap(({ sales }) => sales))]) };
}

/** Without a cursor, the latest alone: how late it is there. */
async function changedOf(
  client: TrytonClient,
  [model, field, salesOf]: (typeof WATCHED)[number],
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
    return { sales: salesOf(row), name: `${model},${ownId(row)}`, at };
  });
}

async function keysOf(client: TrytonClient, sales: readonly number[]): Promise<string[]> {
  if (sales.length === 0) return [];
  const rows = await client.rows(SALES, [['id', 'in', sales]], ['description']);
  const lines = await client.rows('sale.line', [['sale', 'in', sales]], ['note']);
  const keys = [...rows.map((row) => textOf(row, 'description')), ...lines.map((row) => markIn(row)?.report ?? null)];
  return [...new Set(keys.filter((key) => key !== null))];
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
