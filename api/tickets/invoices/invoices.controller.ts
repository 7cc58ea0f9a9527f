import { fileRoutes } from '../../files/file-routes.js';
import { BINARY } from '../../files/file-schema.js';
import { Ticket } from '../record/ticket.entity.js';
import { Invoice } from './invoice.entity.js';

const FORM = {
  type: 'object',
  required: ['file', 'invoiceNumber', 'invoiceAmountExclVat'],
  properties: {
    file: { ...BINARY, contentMediaType: 'application/pdf' },
    invoiceNumber: { type: 'string', maxLength: 60 },
    invoiceAmountExclVat: { type: 'number', minimum: 0.01, multipleOf: 0.01 },
    custom: { type: 'object', additionalProperties: true },
  },
};

/** Invoices of tickets with their PDF (contract, `tickets/{id}/invoices`). */
export const InvoicesController = fileRoutes(Ticket, Invoice, {
  list: { summary: 'Invoices of the ticket; executors see their own' },
  add: {
    summary: 'Add an invoice as PDF of at most 15 MB',
    body: FORM,
    problems: { 409: ['DUPLICATE', 'TICKET_STATE'], 415: ['INVOICE_PDF'] },
  },
  content: { summary: 'The PDF itself', types: 'application/pdf' },
  remove: { summary: 'Remove the invoice', problems: { 409: ['INVOICE_NEEDED', 'TICKET_STATE'] } },
});
