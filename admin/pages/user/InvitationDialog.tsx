import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  Stack,
  TextField,
  Tooltip,
} from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { FailureNotice } from '../../layout/FailureNotice';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { useCall } from './use-call';
import type { UserRecord } from './user';

interface InvitationDialogProps {
  user: UserRecord;
  onClose: () => void;
}

/** Gives a user a temporary password, which is shown this one time. */
export function InvitationDialog({ user, onClose }: InvitationDialogProps) {
  const translate = useTranslate();
  const { busy, answer, error, run } = useCall(() =>
    apiFetch<Schema<'Invitation'>>(`users/${user.id}/invitation`, { method: 'POST' }),
  );
  return (
    <Dialog open onClose={answer ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby="invitation-title">
      <DialogTitle id="invitation-title">{translate('users.invite.title', { name: user.name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{translate(answer ? 'users.invite.handOver' : 'users.invite.text')}</DialogContentText>
          {error !== undefined && <FailureNotice error={error} onRetry={run} />}
          {answer && (
            <>
              <Secret label={translate('users.invite.username')} value={answer.username} />
              <Secret label={translate('users.invite.password')} value={answer.temporaryPassword} />
              <Alert severity="warning">{translate('users.invite.once')}</Alert>
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        {answer ? (
          <Button variant="contained" onClick={onClose}>
            {translate('users.invite.done')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{translate('users.invite.later')}</Button>
            <Button variant="contained" loading={busy} onClick={run}>
              {translate('users.invite.action')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** A value to be copied or read aloud. */
function Secret({ label, value }: { label: string; value: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    notify('users.invite.copied', { type: 'success' });
  };
  return (
    <TextField
      label={label}
      value={value}
      slotProps={{
        input: {
          readOnly: true,
          endAdornment: (
            <Tooltip title={translate('users.invite.copy')}>
              <IconButton aria-label={`${translate('users.invite.copy')}: ${label}`} onClick={copy}>
                <ContentCopyOutlined fontSize="small" />
              </IconButton>
            </Tooltip>
          ),
        },
      }}
    />
  );
}
