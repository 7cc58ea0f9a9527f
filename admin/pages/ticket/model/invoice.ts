import type { Schema } from '../../../providers/contract';

/** An invoice of a ticket; its amount is in CHF without VAT. */
export type Invoice = Schema<'Invoice'>;

/** Resource of invoices in the API document. */
export const INVOICES = 'invoices';

/** API path of an invoice or of its PDF. */
export const invoicePath = (id: string, below?: 'content') =>
  [INVOICES, encodeURIComponent(id), ...(below ? [below] : [])].join('/');
