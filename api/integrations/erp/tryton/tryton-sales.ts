import { ErpError } from '../../../ports/erp/erp-error.js';
import { LINE_FIELDS, markIn, SALE_FIELDS, type Sale, saleOf } from './sale.js';
import type { TrytonClient, TrytonRow } from './tryton-client.js';
import { idsIn, ownId, textOf } from './tryton-values.js';

export const SALES = 'sale.sale';

/** The states of sales by progress; of several sales of a report the most advanced one counts. */
const PROGRESS = ['cancelled', 'draft', 'quotation', 'confirmed', 'processing', 'done'];
/** States of sales that cannot be billed. */
const IDLE = ['cancelled', 'draft'];

/** Finds the sales of reports by the key in the description and in the note of each line. */
export class TrytonSales {
  constructor(private readonly client: TrytonClient) {}

  /**
   * The one sale of a key. A second one, by a late write of ours, is removed while it is a draft; copies by other users stay.
   * Throws STANDS_TWICE if users have continued with both.
   */
  async standing(key: string): Promise<Sale | null> {
    const [first, ...others] = await this.all(key);
    if (!first || others.length === 0) return first ?? null;
    const { user } = await this.client.self();
    const ours = [first, ...others.filter(({ author }) => author === user)];
    const [standing, ...twins] = ours.sort((a, b) => progressOf(b) - progressOf(a) || a.id - b.id) as [Sale, ...Sale[]];
    const second = twins.find(({ state }) => !IDLE.includes(state));
    if (second) throw new ErpError('STANDS_TWICE', 'NOT_APPLIED', { reason: `${standing.id}, ${second.id}` });
    for (const { id, stamps } of twins) await this.client.remove(SALES, [id], stamps);
    return standing;
  }

  /** All sales with a key, the oldest first. */
  async all(key: string): Promise<Sale[]> {
    const named = ['OR', ['description', '=', key], ['lines.note', 'like', `${key}/%`]];
    return (await this.#of(await this.client.rows(SALES, [named], SALE_FIELDS))).map(({ sale }) => sale);
  }

  /** The sales with one of the keys as their description, by key. */
  async named(keys: readonly string[]): Promise<(readonly [key: string, sale: Sale])[]> {
    const rows = await this.client.rows(SALES, [['description', 'in', keys]], SALE_FIELDS);
    return (await this.#of(rows)).map(({ row, sale }) => [textOf(row, 'description') ?? '', sale]);
  }

  /** Keys of the reports of sales. */
  async keysOf(sales: readonly number[]): Promise<string[]> {
    const rows = await this.client.rows(SALES, [['id', 'in', sales]], ['description']);
    const lines = await this.client.rows('sale.line', [['sale', 'in', sales]], ['note']);
    const keys = [...rows.map((row) => textOf(row, 'description')), ...lines.map((row) => markIn(row)?.report ?? null)];
    return keys.filter((key) => key !== null);
  }

  /** The sales of rows, with their lines and the states of their invoices. */
  async #of(rows: readonly TrytonRow[]): Promise<{ row: TrytonRow; sale: Sale }[]> {
    if (rows.length === 0) return [];
    const lines = await this.client.rows('sale.line', [['sale', 'in', rows.map(ownId)]], LINE_FIELDS);
    const billed = rows.flatMap((row) => idsIn(row, 'invoices'));
    const invoices =
      billed.length > 0 ? await this.client.rows('account.invoice', [['id', 'in', billed]], ['state']) : [];
    const states = new Map(invoices.map((invoice) => [ownId(invoice), textOf(invoice, 'state') ?? '']));
    const statesOf = (ids: readonly number[]) => ids.map((id) => states.get(id) ?? '');
    return rows.map((row) => ({ row, sale: saleOf(row, lines, statesOf(idsIn(row, 'invoices'))) }));
  }
}

const progressOf = ({ state }: Sale) => PROGRESS.indexOf(state);
