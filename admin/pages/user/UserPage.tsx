import KeyOutlined from '@mui/icons-material/KeyOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useNotify, useTranslate, useUpdate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import ShowPage from '../../generator/pages/ShowPage';
import { PageActions } from '../../layout/PageHeader';
import { useApplication } from '../../providers/application';
import { DeactivateDialog, OpenTickets } from './DeactivateDialog';
import { InvitationDialog } from './InvitationDialog';
import { type UserRecord, userRoute } from './user';

const none = {};

/** Stands before the primary action of the page. */
const first = { order: -1 };

/** A user with what can be done with his account: an invitation, shutting him out, letting him in again. */
export default function UserPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { models } = useApplication();
  const [query, setQuery] = useSearchParams();
  const [leaving, setLeaving] = useState(false);
  const { data: user } = useGetOne<UserRecord & { id: string }>(userRoute, { id }, { onError: () => undefined });
  const model = models.find(({ path }) => path === 'users');
  const inviting = query.has('invite');
  const setInviting = (open: boolean) => setQuery(open ? { invite: '1' } : {}, { replace: true });
  if (!model) return null;
  const own = user?.can?.edit ? model : { ...model, can: { ...model.can, update: false } };
  return (
    <>
      {user?.can?.edit && (
        <PageActions>
          {user.can.invite && (
            <Button startIcon={<KeyOutlined />} sx={first} onClick={() => setInviting(true)}>
              {translate('users.invite.button')}
            </Button>
          )}
          {user.active ? (
            <Button startIcon={<PersonOffOutlined />} sx={first} onClick={() => setLeaving(true)}>
              {translate('users.deactivate.button')}
            </Button>
          ) : (
            <ActivateButton user={user} />
          )}
        </PageActions>
      )}
      {user && <Standing user={user} />}
      <ShowPage model={own} override={none} />
      {user && inviting && user.can?.invite && <InvitationDialog user={user} onClose={() => setInviting(false)} />}
      {user && leaving && <DeactivateDialog user={user} onClose={() => setLeaving(false)} />}
    </>
  );
}

/** What is out of the ordinary with a user: shut out, kept elsewhere, or above the reader. */
function Standing({ user }: { user: UserRecord }) {
  const translate = useTranslate();
  if (!user.active) {
    return (
      <>
        <Alert severity="info" icon={<PersonOffOutlined />} sx={{ mb: 2 }}>
          {translate('users.inactive')}
        </Alert>
        <OpenTickets user={user} />
      </>
    );
  }
  if (!user.shared) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('errors.USER_SHARED')}
    </Alert>
  );
}

function ActivateButton({ user }: { user: UserRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const activate = () =>
    update(
      userRoute,
      { id: user.id, data: { ...user, active: true }, previousData: user },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('users.activated', { type: 'success', messageArgs: { name: user.name } }),
        onError: (error) => notify(error instanceof Error ? error.message : String(error), { type: 'error' }),
      },
    );
  return (
    <Button startIcon={<PersonAddOutlined />} sx={first} loading={isPending} onClick={activate}>
      {translate('users.activate')}
    </Button>
  );
}
