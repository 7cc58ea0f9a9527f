import { Injectable } from '@nestjs/common';
import { Invoice } from '../../tickets/invoices/invoice.entity.js';
import { LONGEST_LIST } from '../../vocabulary/mail.js';
import { type MailListReader, MailListsSource } from './mail-lists.js';
import { localised } from './mail-placeholders.js';

/** Lists the invoices of a ticket for its mails, the oldest first (domain "invoices[]"). */
@Injectable()
export class InvoiceMailLines {
  constructor(lists: MailListsSource) {
    lists.register('invoices', readInvoices);
  }
}

const readInvoices: MailListReader = async (em, { id }, { locale }) => {
  const write = localised(locale);
  const options = { orderBy: { createdAt: 'asc', id: 'asc' }, limit: LONGEST_LIST } as const;
  const invoices = await em.find(Invoice, { ticket: { id } }, options);
  return {
    invoices: invoices.map(({ invoiceNumber, invoiceAmountExclVat }) => ({
      number: invoiceNumber,
      amount: write.money(invoiceAmountExclVat),
    })),
  };
};
