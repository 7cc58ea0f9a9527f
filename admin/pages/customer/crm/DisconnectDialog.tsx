import { Alert, Stack, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { useConfirmation } from '../../../components/use-confirmation';
import { useCounts } from '../../../providers/count-lists';
import { CUSTOMERS, type CustomerRecord } from '../customer';
import { useSaveCustomer } from '../use-save-customer';

const USERS = { route: 'masterdata/users', path: 'users' };
const QUESTION = 'DISCONNECT_DEACTIVATES_USERS';

/**
 * Confirms the removal of the link to the CRM, and shows the number of users that become inactive with it (spec §4).
 */
export default function DisconnectDialog({ customer, onClose }: { customer: CustomerRecord; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const save = useSaveCustomer(customer);
  // Users may have come since they were counted.
  const { confirmed, question } = useConfirmation(CUSTOMERS.path);
  const { users: counted } = useCounts(USERS, {
    users: { customerCode: customer.code, active: true, externalContactNumber_neq: null },
  });
  const users = counted?.total ?? 0;
  const disconnect = async () => {
    const asked = users > 0 ? [QUESTION] : [];
    await confirmed(({ confirm = asked }) => save({ crmAddressNumber: null, ...(confirm.length > 0 && { confirm }) }));
    notify(users > 0 ? 'customers.crm.disconnectedUsers' : 'customers.crm.disconnected', {
      type: 'success',
      messageArgs: { smart_count: users },
    });
  };
  return (
    <>
      <ConfirmDialog
        isRemoval
        title={translate('customers.crm.disconnectTitle', { name: customer.name })}
        action={translate('customers.crm.disconnect')}
        onConfirm={disconnect}
        onClose={onClose}
        text={
          <Stack spacing={1.5}>
            <Typography>{translate('customers.crm.disconnectText')}</Typography>
            {users > 0 && (
              <Alert severity="warning">{translate('customers.crm.disconnectUsers', { smart_count: users })}</Alert>
            )}
          </Stack>
        }
      />
      {question}
    </>
  );
}
