import DeleteOutline from '@mui/icons-material/DeleteOutline';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { ListItemIcon, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { MenuButton } from '../../../layout/MenuButton';
import { downloadFile } from '../../../providers/files';
import { useInvoiceChanges } from '../data/use-invoices';
import { useTicket } from '../data/use-ticket';
import { type Invoice, invoicePath } from '../model/invoice';
import { InvoiceDialog } from './InvoiceDialog';

/** Saves the PDF of an invoice; changes or removes the invoice, as far as the server allows it. */
export function InvoiceMenu({ invoice }: { invoice: Invoice }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { remove } = useInvoiceChanges(useTicket().id);
  const [asking, setAsking] = useState<'change' | 'remove'>();
  const { id, invoiceNumber: number, can } = invoice;
  const close = () => setAsking(undefined);
  const attempt = async (work: Promise<unknown>) => {
    close();
    await work.catch((error: unknown) =>
      notify(error instanceof Error ? error.message : String(error), { type: 'error' }),
    );
  };
  const items = [
    {
      name: 'download',
      Icon: DownloadOutlined,
      offered: true,
      choose: () => attempt(downloadFile(invoicePath(id, 'content'), `${number}.pdf`)),
    },
    { name: 'change', Icon: EditOutlined, offered: can.edit, choose: () => setAsking('change') },
    { name: 'remove', Icon: DeleteOutline, offered: can.delete, choose: () => setAsking('remove') },
  ] as const;
  return (
    <>
      <MenuButton label={translate('tickets.invoices.menu', { number })} icon={<MoreVertOutlined fontSize="small" />}>
        {(hide) =>
          items
            .filter(({ offered }) => offered)
            .map(({ name, Icon, choose }) => (
              <MenuItem
                key={name}
                onClick={() => {
                  hide();
                  void choose();
                }}
              >
                <ListItemIcon>
                  <Icon fontSize="small" />
                </ListItemIcon>
                {translate(`tickets.invoices.${name}`)}
              </MenuItem>
            ))
        }
      </MenuButton>
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
