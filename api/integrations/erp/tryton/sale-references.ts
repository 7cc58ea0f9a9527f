import { ErpError } from '../../../ports/erp/erp-error.js';
import type { ErpReport, ErpReportPosition, ErpWorker } from '../../../ports/erp/erp-reports.js';
import { projectNamed, projectsBilledTwice } from './projects.js';
import type { TrytonClient, TrytonRow } from './tryton-client.js';
import { decimalIn, idIn, idsIn, ownId, textOf } from './tryton-values.js';

/** What is known there of a product that is sold to a party. */
interface SoldProduct {
  readonly id: number;
  readonly taxes: readonly number[];
  readonly price: number | null;
}

/** Units that are the same by another code. */
const ALSO: Readonly<Record<string, string>> = { EA: 'C62' };

/**
 * Finds what a report refers to by our numbers: parties by their code, products by theirs, units by UN/ECE code, people by
 * their address, projects by the number with which their name begins. Throws `ErpError`: NOT_LINKED and UNIT_UNKNOWN,
 * naming what is unknown there, or what is missing here.
 */
export class SaleReferences {
  constructor(private readonly client: TrytonClient) {}

  async party({ customer }: ErpReport): Promise<number> {
    if (!customer) throw new ErpError('NUMBER_MISSING', 'NOT_APPLIED');
    const found = await this.#first('party.party', ['code', '=', customer]);
    if (!found) throw new ErpError('NOT_LINKED', 'NOT_APPLIED', { reason: customer });
    return ownId(found);
  }

  /** Where invoice and goods go: the address that the letter names, else the one that is meant for it, else the first. */
  async addresses(party: number, letter: string | null): Promise<{ invoice: number | null; delivery: number | null }> {
    const fields = ['street', 'postal_code', 'city', 'invoice', 'delivery'];
    const all = await this.client.rows('party.address', [['party', '=', party]], fields);
    const lettered = letter ? all.find((address) => isNamed(address, letter)) : undefined;
    const meant = (use: string) => all.find((address) => address[use] === true) ?? all[0];
    const idFor = (use: string) => {
      const found = (use === 'invoice' && lettered) || meant(use);
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

  /** Products by number, with the taxes and prices that Tryton itself would enter; what it does not sell is free text. */
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

  /** Products that are sold there, of these numbers. */
  sold(numbers: readonly string[]): Promise<TrytonRow[]> {
    const where = [
      ['code', 'in', numbers],
      ['salable', '=', true],
    ];
    return this.client.rows('product.product', where, ['code']);
  }

  /** What Tryton enters by itself once a product is chosen in a line. */
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
   * The work on which hours of a project are booked. Throws BILLED_TWICE where the project is invoiced by its hours as well,
   * which stand in the sale already.
   */
  async timesheetWork(project: string | null): Promise<number> {
    const found = await projectNamed(this.client, project, ['timesheet_works']);
    const [work] = idsIn(found, 'timesheet_works');
    if (work === undefined) throw new ErpError('NOT_LINKED', 'NOT_APPLIED', { reason: project ?? undefined });
    const [twice] = await projectsBilledTwice(this.client, found);
    if (twice !== undefined) throw new ErpError('BILLED_TWICE', 'NOT_APPLIED', { reason: twice });
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

/** Whether all that an address says stands in the letter. */
function isNamed(address: TrytonRow, letter: string): boolean {
  const parts = ['street', 'postal_code', 'city'].flatMap((name) => textOf(address, name)?.trim() || []);
  return parts.length > 1 && parts.every((part) => letter.includes(part));
}
