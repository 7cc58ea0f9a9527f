import KeyOutlined from '@mui/icons-material/KeyOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import { Alert, AlertTitle, Button } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useNotify, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import { useParams } from 'react-router';
import { ActionsMenu } from '../../components/ActionsMenu';
import { PageActions } from '../../components/PageHeader';
import ShowPage from '../../generator/pages/ShowPage';
import { useApplication } from '../../providers/application';
import { ApiError, failureText } from '../../providers/problem';
import { useAddressParameters } from '../../providers/use-address-parameters';
import { DeactivateDialog, OpenTickets } from './DeactivateDialog';
import { InvitationDialog } from './InvitationDialog';
import { deleteText, type UserRecord, userRoute } from './user';

/** A user with the actions on the account: invitation, deactivation, activation. */
export default function UserPage() {
  const { id = '' } = useParams();
  const { models } = useApplication();
  const [query, change] = useAddressParameters();
  const [leaving, setLeaving] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const { data: user } = useGetOne<UserRecord & { id: string }>(userRoute, { id }, { onError: () => undefined });
  const model = models.find(({ path }) => path === 'users');
  const inviting = query.has('invite');
  const setInviting = (open: boolean) => change({ invite: open ? '1' : null });
  if (!model) return null;
  // Deactivating a user has consequences that a dialog of its own explains.
  const own = { ...model, isSwitched: false };
  const override = {
    banner: LeftTickets,
    deleteText,
    insteadOfDelete: (close: () => void) =>
      user?.active && <DeactivateInstead onChoose={() => [close(), setLeaving(true)]} />,
  };
  return (
    <>
      {user?.can?.edit && (
        <PageActions>
          <AccountMenu
            user={user}
            onInvite={() => setInviting(true)}
            onLeave={() => setLeaving(true)}
            onRefused={setRefused}
          />
        </PageActions>
      )}
      {refused !== undefined && <Refusal error={refused} />}
      <ShowPage model={own} override={override} />
      {user && inviting && user.can?.invite && <InvitationDialog user={user} onClose={() => setInviting(false)} />}
      {user && leaving && <DeactivateDialog user={user} onClose={() => setLeaving(false)} />}
    </>
  );
}

/** The alternative for a user who cannot be deleted. */
function DeactivateInstead({ onChoose }: { onChoose: () => void }) {
  const translate = useTranslate();
  return (
    <Button variant="contained" onClick={onChoose}>
      {translate('users.deactivate.button')}
    </Button>
  );
}

/** The reason why the user could not be activated, and the way to solve it. */
function Refusal({ error }: { error: unknown }) {
  const translate = useTranslate();
  const isFull = error instanceof ApiError && error.code === 'USER_LIMIT';
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <AlertTitle>{failureText(error, translate)}</AlertTitle>
      {isFull && translate('users.limitHint')}
    </Alert>
  );
}

/** The open tickets of a deactivated user, below the notice of the deactivation. */
function LeftTickets() {
  const user = useRecordContext<UserRecord>();
  return user && !user.active ? <OpenTickets user={user} /> : null;
}

interface AccountMenuProps {
  user: UserRecord;
  onInvite: () => void;
  onLeave: () => void;
  /** Called with the error if the user could not be activated. */
  onRefused: (error: unknown) => void;
}

/** The actions on the account, behind the page's primary action. */
function AccountMenu({ user, onInvite, onLeave, onRefused }: AccountMenuProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [update] = useUpdate();
  const activate = () =>
    update(
      userRoute,
      { id: user.id, data: { ...user, active: true }, previousData: user },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          onRefused(undefined);
          notify('users.activated', { type: 'success', messageArgs: { name: user.name } });
        },
        onError: onRefused,
      },
    );
  return (
    <ActionsMenu
      label={translate('users.account')}
      icon={<ManageAccountsOutlined />}
      actions={[
        { text: 'users.invite.button', Icon: KeyOutlined, offered: user.can?.invite, choose: onInvite },
        user.active
          ? { text: 'users.deactivate.button', Icon: PersonOffOutlined, choose: onLeave }
          : { text: 'users.activate', Icon: PersonAddOutlined, choose: activate },
      ]}
    />
  );
}
