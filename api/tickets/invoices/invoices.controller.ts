import { fileRoutes } from '../../files/file-routes.js';
import { BINARY } from '../../files/file-schema.js';
import { STAFF } from '../../masterdata/access.js';
import { Role } from '../../vocabulary/role.js';
import { Ticket } from '../record/ticket.entity.js';
import { Invoice } from './invoice.entity.js';
import { InvoicesService } from './invoices.service.js';

const allow = [Role.Agent, Role.Customer, Role.Executor];
const FORM = {
  type: 'object',
  required: ['file', 'invoiceNumber', 'invoiceAmountExclVat'],
  properties: {
    file: { ...BINARY, contentMediaType: 'application/pdf' },
    invoiceNumber: { type: 'string', maxLength: 60 },
    invoiceAmountExclVat: { type: 'number', minimum: 0.01, multipleOf: 0.01 },
  },
};

/** Invoices of tickets with their PDF (contract, `tickets/{id}/invoices`). */
export const InvoicesController = fileRoutes(Ticket, Invoice, {
  files: InvoicesService,
  list: { summary: 'Invoices of the ticket; executors see their own', allow },
  add: {
    summary: 'Add an invoice as PDF of at most 15 MB',
    allow: STAFF,
    body: FORM,
    problems: { 409: ['DUPLICATE', 'TICKET_STATE'], 415: ['INVOICE_PDF'] },
  },
  content: { summary: 'The PDF itself', allow, types: 'application/pdf' },
  remove: { summary: 'Remove the invoice', allow: STAFF, problems: { 409: ['INVOICE_NEEDED', 'TICKET_STATE'] } },
});
