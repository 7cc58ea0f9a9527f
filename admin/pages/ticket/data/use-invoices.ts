import { useQuery } from '@tanstack/react-query';
import { uploadFile } from '../../../providers/files';
import { apiFetch } from '../../../providers/http';
import { INVOICES, type Invoice, invoicePath } from '../model/invoice';
import { TICKETS, ticketPath } from '../model/ticket';
import { useRefreshTickets } from './use-ticket';

/** The invoices of a ticket that the user may see, oldest first. */
export function useInvoices(ticket: string) {
  return useQuery({
    queryKey: [TICKETS.route, INVOICES, ticket],
    queryFn: ({ signal }) => apiFetch<Invoice[]>(ticketPath(ticket, INVOICES), { signal }),
  });
}

/** Number and amount of an invoice in its form. */
export type InvoiceValues = Partial<Pick<Invoice, 'invoiceNumber' | 'invoiceAmountExclVat'>>;

/** Functions that add, change and remove invoices of a ticket; each rejects with ApiError. */
export function useInvoiceChanges(ticket: string) {
  const refresh = useRefreshTickets();
  return {
    add: async (file: File, { invoiceNumber = '', invoiceAmountExclVat }: InvoiceValues) => {
      const fields = { invoiceNumber, invoiceAmountExclVat: invoiceAmountExclVat ?? '' };
      await uploadFile(ticketPath(ticket, INVOICES), file, { fields });
      await refresh();
    },
    change: async ({ id, version }: Invoice, { invoiceNumber, invoiceAmountExclVat }: InvoiceValues) => {
      const body = { invoiceNumber, invoiceAmountExclVat };
      await apiFetch(invoicePath(id), { method: 'PATCH', body, version });
      await refresh();
    },
    remove: async ({ id, version }: Invoice) => {
      await apiFetch(invoicePath(id), { method: 'DELETE', version });
      await refresh();
    },
  };
}
