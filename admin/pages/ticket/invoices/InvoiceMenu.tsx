import DeleteOutline from '@mui/icons-material/DeleteOutline';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { ActionsMenu } from '../../../components/ActionsMenu';
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
  const attempt = async (work: Promise<unknown>) => {
    close();
    await work.catch(notifyFailure);
  };
  const items = [
    {
      text: 'tickets.invoices.download',
      Icon: DownloadOutlined,
      choose: () => attempt(downloadFile(invoicePath(id, 'content'), `${number}.pdf`)),
    },
    { text: 'tickets.invoices.change', Icon: EditOutlined, offered: can.edit, choose: () => setAsking('change') },
    { text: 'tickets.invoices.remove', Icon: DeleteOutline, offered: can.delete, choose: () => setAsking('remove') },
  ];
  return (
    <>
      <ActionsMenu label={translate('tickets.invoices.menu', { number })} actions={items} />
      {asking === 'change' && <InvoiceDialog invoice={invoice} onClose={close} />}
      <Confirm
        isOpen={asking === 'remove'}
        title={translate('tickets.invoices.remove')}
        content={translate('tickets.invoices.removeQuestion', { number })}
        confirm={translate('tickets.invoices.remove')}
        cancel={translate('ra.action.cancel')}
        confirmColor="warning"
        onConfirm={() => attempt(remove(invoice))}
        onClose={close}
      />
    </>
  );
}
