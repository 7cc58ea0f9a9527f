import { ErpError } from '../../../ports/erp/erp-error.js';
import { contentOf, type ErpReport, type ErpReports } from '../../../ports/erp/erp-reports.js';
import type { ErpChanges, VersionedRecord } from '../../../ports/erp/erp-store.js';
import { ReportState } from '../../../vocabulary/work.js';
import type { Sale } from './sale.js';
import { newLine, type SaleContent, saleContentOf } from './sale-content.js';
import { SaleReferences } from './sale-references.js';
import { changesSince, type Watched } from './tryton-changes.js';
import type { TrytonClient } from './tryton-client.js';
import { SALES, TrytonSales } from './tryton-sales.js';
import { TrytonTimesheet } from './tryton-timesheet.js';
import { idIn, idsIn, ownId } from './tryton-values.js';

/** States of a sale that we set and may change. */
const OURS_TO_CHANGE = ['draft', 'quotation', 'cancelled'];

const WATCHED: readonly Watched[] = [
  [SALES, 'state', (row) => [ownId(row)]],
  ['sale.line', 'sale', (row) => [idIn(row, 'sale') ?? 0]],
  ['account.invoice', 'sales', (row) => idsIn(row, 'sales')],
];

/**
 * Stores reports as sales with lines, and as bookings of working time. Tryton prevents neither two sales of one report nor
 * changes of confirmed sales, so that this class does. A report is written in repeatable steps; only the last one, on the one
 * sale that was found, allows its billing.
 */
export class TrytonReports implements ErpReports {
  readonly place = 'sales';
  readonly #sales: TrytonSales;
  readonly #references: SaleReferences;
  readonly #timesheet: TrytonTimesheet;

  constructor(private readonly client: TrytonClient) {
    this.#sales = new TrytonSales(client);
    this.#references = new SaleReferences(client);
    this.#timesheet = new TrytonTimesheet(client, this.#references);
  }

  async read(_place: string, key: string): Promise<VersionedRecord<ErpReport> | null> {
    const sale = await this.#sales.standing(key);
    return sale && { value: sale.value, version: versionOf(sale) };
  }

  async stateOf(key: string): Promise<ReportState | null> {
    const [sale] = await this.#sales.all(key);
    return sale?.value.state ?? null;
  }

  async sells(catalogNumber: string): Promise<boolean> {
    return (await this.#references.sold([catalogNumber])).length > 0;
  }

  /** Writes a report, unless it is invoiced, or neither exists there nor is to be invoiced. */
  async write(_place: string, key: string, value: ErpReport, version: string | null): Promise<void> {
    const now = await this.#at(key, version);
    const { state } = value;
    if (state === ReportState.Invoiced || (!now && state === ReportState.NotInvoiced)) return;
    if (now && !OURS_TO_CHANGE.includes(now.state)) return assertStands(now, value);
    if (now && state === ReportState.NotInvoiced) return void (await this.#press(key, now, 'cancel', 'cancelled'));
    const bookings = await this.#timesheet.bookings(value);
    const content = await saleContentOf(this.client, key, value);
    const removed = now?.lines.flatMap(({ mark }) => (mark && !bookings.has(mark.position) ? mark.position : [])) ?? [];
    await this.#timesheet.remove(removed);
    const draft = now ? await this.#rewrite(key, now, content) : await this.#create(key, content);
    await this.#timesheet.book(bookings);
    if (state === ReportState.Billable) await this.#press(key, draft, 'quote', 'quotation');
  }

  async remove(_place: string, key: string, version: string): Promise<void> {
    const now = await this.#at(key, version);
    if (!now) return;
    if (!OURS_TO_CHANGE.includes(now.state)) throw lockedBy(now);
    await this.#timesheet.remove(now.lines.flatMap(({ mark }) => mark?.position ?? []));
    await this.client.remove(SALES, [now.id], now.stamps);
  }

  changes(_place: string, cursor: string | null): Promise<ErpChanges> {
    return changesSince(this.client, cursor, WATCHED, (sales) => this.#sales.keysOf(sales));
  }

  /** The versions of sales with a key in their description, with the states of their invoices. */
  async versions(_place: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const sales = await this.#sales.named([...keys]);
    return new Map(sales.map(([key, sale]) => [key, `${versionOf(sale)} ${sale.value.state}`]));
  }

  /** The sale of a key; null for none. Throws CONFLICT for another version. */
  async #at(key: string, version: string | null): Promise<Sale | null> {
    const sale = await this.#sales.standing(key);
    if (sale && versionOf(sale) !== version) throw new ErpError('CONFLICT', 'NOT_APPLIED');
    return sale;
  }

  async #create(key: string, { head, fixed, lines }: SaleContent): Promise<Sale> {
    const values = { ...head, ...fixed, lines: [['create', lines.map(newLine)]] };
    await this.client.change(`${SALES}.create`, [[values]]);
    return this.#found(key);
  }

  /** Replaces the content of a sale, after setting it back to a draft. */
  async #rewrite(key: string, now: Sale, { head, lines }: SaleContent): Promise<Sale> {
    const { id, stamps, ...draft } = await this.#press(key, now, 'draft', 'draft');
    const existing = new Map(draft.lines.map((line) => [line.mark?.position ?? '', line.id]));
    const kept = lines.flatMap(({ position }) => existing.get(position) ?? []);
    const removed = draft.lines.map((line) => line.id).filter((line) => !kept.includes(line));
    const written = lines.map((line) => {
      const id = existing.get(line.position);
      return id === undefined ? ['create', [newLine(line)]] : ['write', [id], line.values];
    });
    const commands = [...(removed.length > 0 ? [['delete', removed]] : []), ...written];
    await this.client.change(`${SALES}.write`, [[id], { ...head, lines: commands }], stamps);
    return this.#found(key);
  }

  /** Presses a button and verifies the new state, since a button may fail silently. */
  async #press(key: string, sale: Sale, button: 'draft' | 'quote' | 'cancel', to: string): Promise<Sale> {
    if (sale.state === to) return sale;
    await this.client.change(`${SALES}.${button}`, [[sale.id]], sale.stamps);
    const after = await this.#found(key);
    if (after.state !== to) throw new ErpError('CONFLICT', 'APPLIED');
    return after;
  }

  async #found(key: string): Promise<Sale> {
    const sale = await this.#sales.standing(key);
    if (!sale) throw new ErpError('CONFLICT', 'UNKNOWN');
    return sale;
  }
}

/** Throws LOCKED for a sale in the hands of the back office, unless it has the wanted content already. */
function assertStands(sale: Sale, wanted: ErpReport): void {
  const { state } = sale.value;
  const isAsWanted = wanted.state === ReportState.Billable && contentOf(sale.value) === contentOf(wanted);
  if (!isAsWanted || state === ReportState.NotInvoiced) throw lockedBy(sale);
}

const lockedBy = ({ state }: Sale) => new ErpError('LOCKED', 'NOT_APPLIED', { reason: `sale.sale: ${state}` });

const versionOf = ({ id, stamps }: Sale): string => `${id} ${JSON.stringify(stamps)}`;
