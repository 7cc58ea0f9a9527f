import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { MenuButton } from '../../../layout/MenuButton';
import { useCan } from '../../../providers/application';
import { uploadFile } from '../../../providers/files';
import { apiFetch } from '../../../providers/http';
import { CUSTOMERS, type CustomerRecord } from '../customer';
import { useRefreshCustomer } from '../use-save-customer';
import { CustomerLogo } from './CustomerLogo';

/** What the server takes; it looks at the content itself. */
const accepted = 'image/png,image/jpeg,image/webp';

/** The logo, and for those who keep customers the ways to change and to remove it. */
export function LogoEditor({ customer }: { customer: CustomerRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshCustomer();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const mayChange = useCan(CUSTOMERS.path, 'update');
  const path = `customers/${encodeURIComponent(customer.id)}/logo`;
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setIsBusy(true);
    try {
      await work();
      await refresh();
      notify(done, { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', opacity: isBusy ? 0.5 : 1 }} aria-busy={isBusy}>
      <CustomerLogo customer={customer} />
      {mayChange && (
        <MenuButton label={translate('customers.logo.menu')} icon={<EditOutlined fontSize="small" />}>
          {(close) => [
            <MenuItem
              key="choose"
              onClick={() => {
                close();
                input.current?.click();
              }}
            >
              {translate('customers.logo.choose')}
            </MenuItem>,
            customer.logo && (
              <MenuItem
                key="remove"
                onClick={() => {
                  close();
                  void attempt(() => apiFetch(path, { method: 'DELETE' }), 'customers.logo.removed');
                }}
              >
                {translate('customers.logo.remove')}
              </MenuItem>
            ),
          ]}
        </MenuButton>
      )}
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label={translate('customers.logo.choose')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void attempt(() => uploadFile(path, file), 'customers.logo.kept');
        }}
      />
    </Box>
  );
}
