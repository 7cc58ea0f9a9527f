import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Form, PasswordInput, required, useNotify, useTranslate } from 'react-admin';
import { refusalOf } from '../../generator/form/refusal';
import { ServerErrors } from '../../generator/form/ServerErrors';
import { SubmitButton } from '../../generator/form/SubmitButton';
import { WholeFailure } from '../../generator/form/WholeFailure';
import { apiFetch } from '../../providers/http';

/** Shortest password, in characters; the server checks it too. */
const SHORTEST = 8;

interface Passwords {
  current?: string;
  password?: string;
  repeat?: string;
}

const isLong = (password = '') =>
  password.length < SHORTEST ? { message: 'errors.MIN_CHARS', args: { n: SHORTEST } } : undefined;

/** A dialog with the present password and, twice, the new one (spec §6). */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const save = async ({ current, password }: Passwords) => {
    try {
      await apiFetch('me/password', { method: 'POST', body: { current, password } });
      notify('users.password.done', { type: 'success' });
      onClose();
      return undefined;
    } catch (error) {
      return refusalOf(error, []);
    }
  };
  const isSame = (repeat: string, { password }: Passwords) =>
    repeat === password ? undefined : 'users.password.different';
  const mandatory = required('errors.REQUIRED');
  const shared = { fullWidth: true, isRequired: true } as const;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth fullScreen={isSmall} aria-labelledby="password-title">
      <DialogTitle id="password-title">{translate('app.profile.changePassword')}</DialogTitle>
      <Form onSubmit={save} mode="onChange" noValidate disableInvalidFormNotification>
        <DialogContent>
          <Stack spacing={1.5}>
            <WholeFailure />
            <PasswordInput
              {...shared}
              source="current"
              label="users.password.current"
              autoComplete="current-password"
              validate={mandatory}
              helperText={false}
              autoFocus
            />
            <PasswordInput
              {...shared}
              source="password"
              label="users.password.new"
              autoComplete="new-password"
              validate={[mandatory, isLong]}
              helperText={translate('users.password.rule', { n: SHORTEST })}
            />
            <PasswordInput
              {...shared}
              source="repeat"
              label="users.password.repeat"
              autoComplete="new-password"
              validate={[mandatory, isSame]}
              helperText={false}
            />
          </Stack>
          <ServerErrors />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <SubmitButton label={translate('app.profile.changePassword')} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
