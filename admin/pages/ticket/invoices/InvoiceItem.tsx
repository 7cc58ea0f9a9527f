import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RecordLine } from '../../../components/RecordLine';
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
  return (
    <RecordLine
      icon={<PictureAsPdfOutlined aria-hidden fontSize="small" color="action" />}
      title={invoiceNumber}
      open={() => openFile(`${invoicePath(id, 'content')}?disposition=inline`).catch(notifyFailure)}
      facts={[translate('tickets.invoices.by', { name: createdBy ?? '', date: format.day(createdAt) })]}
    >
      <Typography variant="body2" noWrap>
        {format.money(invoiceAmountExclVat)}
      </Typography>
      <InvoiceMenu invoice={invoice} />
    </RecordLine>
  );
}
