import type { ErpReport } from '../../../ports/erp/erp-reports.js';
import { markOf } from './sale.js';
import { SaleReferences } from './sale-references.js';
import type { TrytonClient } from './tryton-client.js';
import { trytonDay, trytonDecimal } from './tryton-values.js';

/** The content of a line; only a new line gets taxes. */
export interface LineContent {
  readonly position: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly taxes: readonly number[];
}

/** The content of a sale. */
export interface SaleContent {
  readonly head: Readonly<Record<string, unknown>>;
  /** Values of a new sale alone. */
  readonly fixed: Readonly<Record<string, unknown>>;
  readonly lines: readonly LineContent[];
}

/** The content of a report's sale. Throws `ErpError` for references that Tryton does not know. */
export async function saleContentOf(client: TrytonClient, key: string, report: ErpReport): Promise<SaleContent> {
  const { positions, executionDate, writeOnly } = report;
  const references = new SaleReferences(client);
  const { company } = await client.self();
  const party = await references.party(report);
  const { invoice, delivery } = await references.addresses(party, writeOnly?.billingAddress ?? null);
  const unit = await references.units(positions);
  const products = await references.products(positions, party);
  const lines = positions.map((position, index) => {
    const { id, catalogNumber, description, quantity, unitPrice } = position;
    const product = catalogNumber === null ? undefined : products.get(catalogNumber);
    const price = unitPrice === null ? (product?.price ?? 0) : unitPrice / 100;
    const values = {
      type: 'line',
      sequence: index + 1,
      product: product?.id ?? null,
      description,
      quantity: quantity / 1_000,
      unit: unit(position.unit),
      unit_price: trytonDecimal(price.toFixed(4)),
      note: markOf({ report: key, position: id ?? '', isUnpriced: unitPrice === null }),
    };
    return { position: id ?? '', values, taxes: product?.taxes ?? [] };
  });
  return {
    head: {
      party,
      invoice_address: invoice,
      shipment_address: delivery,
      reference: writeOnly?.identifier ?? null,
      description: key,
      sale_date: executionDate && trytonDay(executionDate),
      comment: writeOnly?.remarks ?? null,
    },
    fixed: { company, currency: await references.currency(company) },
    lines,
  };
}

/** The values of a new line. */
export const newLine = ({ values, taxes }: LineContent): object => ({ ...values, taxes: [['add', taxes]] });
