import { Alert, Button, DialogContentText, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../components/AppDialog';
import { CopyField } from '../../components/CopyField';
import { FailureNotice } from '../../components/FailureNotice';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { useCall } from './use-call';
import type { UserRecord } from './user';

interface InvitationDialogProps {
  user: UserRecord;
  onClose: () => void;
}

/** Gives a user access: by a link in a mail, or by a temporary password that is shown once. */
export function InvitationDialog({ user, onClose }: InvitationDialogProps) {
  const translate = useTranslate();
  const path = `users/${user.id}/invitation`;
  const mail = useCall(() => apiFetch<Schema<'MailedInvitation'>>(`${path}/mail`, { method: 'POST' }));
  const password = useCall(() => apiFetch<Schema<'Invitation'>>(path, { method: 'POST' }));
  const busy = mail.busy || password.busy;
  const done = mail.answer ?? password.answer;
  return (
    <AppDialog
      title={translate('users.invite.title', { name: user.name })}
      leave={null}
      onClose={password.answer ? undefined : onClose}
      actions={
        done ? (
          <Button variant="contained" onClick={onClose}>
            {translate('users.invite.done')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{translate('users.invite.later')}</Button>
            <Button
              variant={user.email ? 'outlined' : 'contained'}
              loading={password.busy}
              disabled={busy}
              onClick={password.run}
            >
              {translate('users.invite.action')}
            </Button>
            {user.email && (
              <Button variant="contained" loading={mail.busy} disabled={busy} onClick={mail.run}>
                {translate('users.invite.send')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack spacing={2}>
        {!done && (
          <DialogContentText>
            {translate(user.email ? 'users.invite.mailText' : 'users.invite.text', { name: user.name })}
          </DialogContentText>
        )}
        {!done && user.email && <DialogContentText>{translate('users.invite.instead')}</DialogContentText>}
        {mail.error !== undefined && <FailureNotice error={mail.error} onRetry={mail.run} />}
        {password.error !== undefined && <FailureNotice error={password.error} onRetry={password.run} />}
        {mail.answer && (
          <>
            <Alert severity="success">{translate('users.invite.sent', { recipient: mail.answer.recipient })}</Alert>
            <DialogContentText>{translate('users.invite.again')}</DialogContentText>
          </>
        )}
        {password.answer && (
          <>
            <DialogContentText>{translate('users.invite.handOver')}</DialogContentText>
            <CopyField label={translate('users.invite.username')} value={password.answer.username} />
            <CopyField label={translate('users.invite.password')} value={password.answer.temporaryPassword} />
            <Alert severity="warning">{translate('users.invite.once')}</Alert>
          </>
        )}
      </Stack>
    </AppDialog>
  );
}
