import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { AppDialog } from '../../../components/AppDialog';
import { useCounts } from '../../../providers/count-lists';
import { ApiError } from '../../../providers/problem';
import type { CustomerRecord } from '../customer';
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
  const [refusal, setRefusal] = useState<ApiError>();
  const [isSaving, setIsSaving] = useState(false);
  const { users: counted } = useCounts(USERS, {
    users: { customerCode: customer.code, active: true, externalContactNumber_neq: null },
  });
  const users = (refusal?.params.n as number | undefined) ?? counted?.total ?? 0;
  const disconnect = async () => {
    setIsSaving(true);
    try {
      await save({ crmAddressNumber: null, ...(users > 0 && { confirm: [QUESTION] }) });
      notify(users > 0 ? 'customers.crm.disconnectedUsers' : 'customers.crm.disconnected', {
        type: 'success',
        messageArgs: { smart_count: users },
      });
      onClose();
    } catch (failure) {
      // More users than were counted: the new number needs a new confirmation.
      if (failure instanceof ApiError) setRefusal(failure);
      else throw failure;
    } finally {
      setIsSaving(false);
    }
  };
  const asksAgain = refusal?.code === 'CONFIRMATION_REQUIRED';
  return (
    <AppDialog
      title={translate('customers.crm.disconnectTitle', { name: customer.name })}
      width="sm"
      isFloating
      onClose={onClose}
      actions={
        <Button color="warning" variant="contained" loading={isSaving} onClick={disconnect}>
          {translate('customers.crm.disconnect')}
        </Button>
      }
    >
      <Stack spacing={1.5}>
        <Typography>{translate('customers.crm.disconnectText')}</Typography>
        {users > 0 && (
          <Alert severity="warning">{translate('customers.crm.disconnectUsers', { smart_count: users })}</Alert>
        )}
        {refusal && !asksAgain && <Alert severity="error">{refusal.message}</Alert>}
      </Stack>
    </AppDialog>
  );
}
