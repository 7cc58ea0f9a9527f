import DeleteOutline from '@mui/icons-material/DeleteOutline';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionsMenu } from '../../../components/ActionsMenu';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { downloadFile } from '../../../providers/files';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { useInvoiceChanges } from '../data/use-invoices';
import { useTicket } from '../data/use-ticket';
import { type Invoice, invoicePath } from '../model/invoice';
import { InvoiceDialog } from './InvoiceDialog';

/** Saves the PDF of an invoice; changes or removes the invoice, as far as the server allows it. */
export function InvoiceMenu({ invoice }: { invoice: Invoice }) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const { remove } = useInvoiceChanges(useTicket().id);
  const [asking, setAsking] = useState<'change' | 'remove'>();
  const { id, invoiceNumber: number, can } = invoice;
  const close = () => setAsking(undefined);
  const items = [
    {
      text: 'tickets.invoices.download',
      Icon: DownloadOutlined,
      choose: () => void downloadFile(invoicePath(id, 'content'), `${number}.pdf`).catch(notifyFailure),
    },
    { text: 'tickets.invoices.change', Icon: EditOutlined, offered: can.edit, choose: () => setAsking('change') },
    { text: 'tickets.invoices.remove', Icon: DeleteOutline, offered: can.delete, choose: () => setAsking('remove') },
  ];
  return (
    <>
      <ActionsMenu label={translate('tickets.invoices.menu', { number })} actions={items} />
      {asking === 'change' && <InvoiceDialog invoice={invoice} onClose={close} />}
      {asking === 'remove' && (
        <ConfirmDialog
          isRemoval
          title={translate('tickets.invoices.remove')}
          text={translate('tickets.invoices.removeQuestion', { number })}
          action={translate('tickets.invoices.remove')}
          onConfirm={() => remove(invoice)}
          onClose={close}
        />
      )}
    </>
  );
}
