import { ErpError } from '../../../ports/erp/erp-error.js';
import type { ErpReport, ErpReportPosition, ErpWorker } from '../../../ports/erp/erp-reports.js';
import { projectNamed, projectsBilledTwice } from './projects.js';
import type { TrytonClient, TrytonRow } from './tryton-client.js';
import { decimalIn, idIn, idsIn, ownId, textOf } from './tryton-values.js';

/** A product with taxes and price for a party. */
interface SoldProduct {
  readonly id: number;
  readonly taxes: readonly number[];
  readonly price: number | null;
}

/** Codes of Tryton for our units. */
const ALSO: Readonly<Record<string, string>> = { EA: 'C62' };

/**
 * Finds the references of a report by our numbers: parties and products by their code, units by UN/ECE code, people by their
 * mail address, projects by the number at the begin of their name. Throws `ErpError`: NOT_LINKED and UNIT_UNKNOWN with the
 * unknown number, NUMBER_MISSING for a missing one of ours.
 */
export class SaleReferences {
  constructor(private readonly client: TrytonClient) {}

  async party({ customer }: ErpReport): Promise<number> {
    if (!customer) throw new ErpError('NUMBER_MISSING', 'NOT_APPLIED');
    const found = await this.#first('party.party', ['code', '=', customer]);
    if (!found) throw new ErpError('NOT_LINKED', 'NOT_APPLIED', { reason: customer });
    return ownId(found);
  }

  /** The addresses of invoice and delivery: the invoice address in the letter, else the one for this use, else the first. */
  async addresses(party: number, letter: string | null): Promise<{ invoice: number | null; delivery: number | null }> {
    const fields = ['street', 'postal_code', 'city', 'invoice', 'delivery'];
    const all = await this.client.rows('party.address', [['party', '=', party]], fields);
    const lettered = letter ? all.find((address) => isNamed(address, letter)) : undefined;
    const addressFor = (use: string) => all.find((address) => address[use] === true) ?? all[0];
    const idFor = (use: string) => {
      const found = (use === 'invoice' && lettered) || addressFor(use);
      return found ? ownId(found) : null;
    };
    return { invoice: idFor('invoice'), delivery: idFor('delivery') };
  }

  /** Units by the codes of positions. */
  async units(positions: readonly ErpReportPosition[]): Promise<(code: string | null) => number> {
    const codes = positions.flatMap(({ unit }) => (unit ? [unit, ALSO[unit] ?? unit] : []));
    const rows = await this.client.rows('product.uom', [['unece_code', 'in', codes]], ['unece_code']);
    const ids = new Map(rows.map((row) => [textOf(row, 'unece_code'), ownId(row)]));
    return (code) => {
      const id = ids.get(code) ?? (code === null ? undefined : ids.get(ALSO[code] ?? code));
      if (id === undefined) throw new ErpError('UNIT_UNKNOWN', 'NOT_APPLIED', { reason: code ?? undefined });
      return id;
    };
  }

  /** Products by number, with the taxes and prices of Tryton; unsold ones are missing and become free text. */
  async products(positions: readonly ErpReportPosition[], party: number): Promise<Map<string, SoldProduct>> {
    const numbers = [...new Set(positions.flatMap(({ catalogNumber }) => catalogNumber ?? []))];
    if (numbers.length === 0) return new Map();
    const rows = await this.sold(numbers);
    const found = new Map<string, SoldProduct>();
    for (const row of rows) {
      const [id, code] = [ownId(row), textOf(row, 'code')];
      if (code !== null && !found.has(code)) found.set(code, { id, ...(await this.#entered(id, party)) });
    }
    return found;
  }

  /** The salable products among these numbers. */
  sold(numbers: readonly string[]): Promise<TrytonRow[]> {
    const where = [
      ['code', 'in', numbers],
      ['salable', '=', true],
    ];
    return this.client.rows('product.product', where, ['code']);
  }

  /** The taxes and the price that Tryton enters after the choice of a product in a line. */
  async #entered(product: number, party: number): Promise<{ taxes: number[]; price: number | null }> {
    const line = { type: 'line', product, quantity: 1, '_parent_sale.party': party };
    const answer = await this.client.call('sale.line.on_change', [line, ['product']]);
    const entered = (Array.isArray(answer) ? (answer[0] as TrytonRow) : null) ?? {};
    const { add = [] } = (entered.taxes ?? {}) as { add?: [number, TrytonRow][] };
    return { taxes: add.map(([, tax]) => ownId(tax)), price: decimalIn(entered, 'unit_price') };
  }

  async employee({ name, email }: ErpWorker): Promise<number> {
    const mail = [
      ['type', '=', 'email'],
      ['value', 'ilike', (email ?? '').replaceAll(/[\\%_]/g, '\\$&')],
    ];
    const found = email && (await this.#first('company.employee', ['party.contact_mechanisms', 'where', mail]));
    if (!found) throw new ErpError('NOT_LINKED', 'NOT_APPLIED', { reason: email ? `${name} (${email})` : name });
    return ownId(found);
  }

  /**
   * The timesheet work of a project. Throws BILLED_TWICE for a project that is invoiced by its hours, which the sale has
   * already.
   */
  async timesheetWork(project: string | null): Promise<number> {
    const found = await projectNamed(this.client, project, ['timesheet_works']);
    const [work] = idsIn(found, 'timesheet_works');
    if (work === undefined) throw new ErpError('NOT_LINKED', 'NOT_APPLIED', { reason: project ?? undefined });
    const [billedTwice] = await projectsBilledTwice(this.client, found);
    if (billedTwice !== undefined) throw new ErpError('BILLED_TWICE', 'NOT_APPLIED', { reason: billedTwice });
    return work;
  }

  async currency(company: number): Promise<number | null> {
    const [found] = await this.client.rows('company.company', [['id', '=', company]], ['currency'], 1);
    return found ? idIn(found, 'currency') : null;
  }

  async #first(model: string, clause: unknown[]): Promise<TrytonRow | null> {
    const [found] = await this.client.rows(model, [clause], ['id'], 1);
    return found ?? null;
  }
}

/** Whether the letter contains all parts of an address. */
function isNamed(address: TrytonRow, letter: string): boolean {
  const parts = ['street', 'postal_code', 'city'].flatMap((name) => textOf(address, name)?.trim() || []);
  return parts.length > 1 && parts.every((part) => letter.includes(part));
}
