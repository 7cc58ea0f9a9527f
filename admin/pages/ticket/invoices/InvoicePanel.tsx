import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RecordLines } from '../../../components/RecordLines';
import { useFormat } from '../../../providers/use-format';
import { useInvoices } from '../data/use-invoices';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import type { Invoice } from '../model/invoice';
import { InvoiceDialog } from './InvoiceDialog';
import { InvoiceItem } from './InvoiceItem';

/** The invoices of the ticket with their total, and a button to add one. */
export function InvoicePanel() {
  const translate = useTranslate();
  const { id, can } = useTicket();
  const isCustomer = useIsCustomer();
  const query = useInvoices(id);
  return (
    <RecordLines
      label={translate('tickets.detail.invoices')}
      what="invoices"
      query={query}
      none={{
        icon: ReceiptLongOutlined,
        title: translate('tickets.invoices.empty'),
        text: translate(isCustomer ? 'tickets.invoices.emptyCustomer' : 'tickets.invoices.emptyHelp'),
      }}
      add={
        can.invoice && { text: translate('tickets.invoices.add'), dialog: (close) => <InvoiceDialog onClose={close} /> }
      }
      line={(invoice) => <InvoiceItem key={invoice.id} invoice={invoice} />}
      foot={query.data && query.data.length > 1 && <Total invoices={query.data} />}
    />
  );
}

function Total({ invoices }: { invoices: Invoice[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const rappen = invoices.reduce((sum, { invoiceAmountExclVat }) => sum + Math.round(invoiceAmountExclVat * 100), 0);
  return (
    <Typography variant="body2" sx={{ textAlign: 'right', fontWeight: 'fontWeightMedium', pr: 5 }}>
      {translate('tickets.invoices.total')} {format.money(rappen / 100)}
    </Typography>
  );
}
