import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Link, ListItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { openFile } from '../../../providers/files';
import { useFormat } from '../../../providers/use-format';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { type Invoice, invoicePath } from '../model/invoice';
import { InvoiceMenu } from './InvoiceMenu';

/** An invoice: a click opens its PDF, the amount stands at the right. */
export function InvoiceItem({ invoice }: { invoice: Invoice }) {
  const translate = useTranslate();
  const format = useFormat();
  const notifyFailure = useNotifyFailure();
  const { id, invoiceNumber, invoiceAmountExclVat, createdAt, createdBy } = invoice;
  const open = () => openFile(`${invoicePath(id, 'content')}?disposition=inline`).catch(notifyFailure);
  return (
    <ListItem disableGutters divider sx={{ gap: 1, alignItems: 'center', py: 0.75 }}>
      <PictureAsPdfOutlined aria-hidden fontSize="small" color="action" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={open}
          sx={{ textAlign: 'left', overflowWrap: 'anywhere', fontWeight: 'fontWeightMedium' }}
        >
          {invoiceNumber}
        </Link>
        <Typography variant="caption" component="div" color="text.secondary" noWrap>
          {translate('tickets.invoices.by', { name: createdBy ?? '', date: format.day(createdAt) })}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {format.money(invoiceAmountExclVat)}
      </Typography>
      <InvoiceMenu invoice={invoice} />
    </ListItem>
  );
}
