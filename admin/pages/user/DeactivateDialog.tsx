import { Alert, Button, DialogContentText, Link, Stack } from '@mui/material';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { OPEN_STATES } from '../../../openapi/vocabulary';
import { AppDialog } from '../../components/AppDialog';
import { FailureNotice } from '../../components/FailureNotice';
import { filteredAddress } from '../../model/filters';
import { useCounts } from '../../providers/count-lists';
import { TICKETS } from '../ticket/model/ticket';
import { useCall } from './use-call';
import { type UserRecord, userRoute } from './user';

interface DeactivateDialogProps {
  user: UserRecord;
  onClose: () => void;
}

/** Confirms the deactivation of a user, and shows the number of open tickets for which they are responsible. */
export function DeactivateDialog({ user, onClose }: DeactivateDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [update] = useUpdate();
  const { busy, error, run } = useCall(async () => {
    const params = { id: user.id, data: { ...user, active: false }, previousData: user };
    await update(userRoute, params, { returnPromise: true, mutationMode: 'pessimistic' });
    notify('users.deactivate.done', { type: 'success', messageArgs: { name: user.name } });
    onClose();
  });
  return (
    <AppDialog
      title={translate('users.deactivate.title', { name: user.name })}
      onClose={onClose}
      actions={
        <Button variant="contained" color="error" loading={busy} onClick={run}>
          {translate('users.deactivate.action')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <DialogContentText>{translate('users.deactivate.text')}</DialogContentText>
        <OpenTickets user={user} />
        {error !== undefined && <FailureNotice error={error} />}
      </Stack>
    </AppDialog>
  );
}

/** The open tickets for which a user is responsible, with a link to them; they stay assigned. */
export function OpenTickets({ user }: { user: UserRecord }) {
  const translate = useTranslate();
  const filter = { responsible: user.id, state_eq_any: OPEN_STATES };
  const { open: { total } = { total: 0 } } = useCounts(TICKETS, { open: filter });
  if (total === 0) return null;
  return (
    <Alert severity="warning">
      {translate('users.deactivate.tickets', { smart_count: total })}{' '}
      <Link component={RouterLink} to={filteredAddress('issue', filter)}>
        {translate('users.deactivate.showTickets')}
      </Link>
    </Alert>
  );
}
