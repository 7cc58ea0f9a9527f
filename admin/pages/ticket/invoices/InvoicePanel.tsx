import AddOutlined from '@mui/icons-material/AddOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Button, List, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../components/EmptyState';
import { LoadFailure } from '../../../components/LoadFailure';
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
  const { data: invoices, error, refetch } = useInvoices(id);
  const [adding, setAdding] = useState(false);
  const add = can.invoice && (
    <Button variant="outlined" size="small" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
      {translate('tickets.invoices.add')}
    </Button>
  );
  return (
    <Stack component="section" spacing={1.5} aria-label={translate('tickets.detail.invoices')}>
      {error && <LoadFailure what="invoices" error={error} onRetry={() => refetch()} />}
      {!invoices && !error && <Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(6) }} />}
      {invoices?.length === 0 && (
        <EmptyState
          icon={ReceiptLongOutlined}
          title={translate('tickets.invoices.empty')}
          text={translate(isCustomer ? 'tickets.invoices.emptyCustomer' : 'tickets.invoices.emptyHelp')}
          action={add}
        />
      )}
      {invoices && invoices.length > 0 && (
        <>
          <List dense disablePadding>
            {invoices.map((invoice) => (
              <InvoiceItem key={invoice.id} invoice={invoice} />
            ))}
          </List>
          {invoices.length > 1 && <Total invoices={invoices} />}
          <Box>{add}</Box>
        </>
      )}
      {adding && <InvoiceDialog onClose={() => setAdding(false)} />}
    </Stack>
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
