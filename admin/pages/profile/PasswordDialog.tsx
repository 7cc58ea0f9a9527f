import { PasswordInput, required, useNotify, useTranslate } from 'react-admin';
import { DialogForm } from '../../generator/form/DialogForm';
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
  const save = async ({ current, password }: Passwords) => {
    await apiFetch('me/password', { method: 'POST', body: { current, password } });
    notify('users.password.done', { type: 'success' });
    onClose();
  };
  const isSame = (repeat: string, { password }: Passwords) =>
    repeat === password ? undefined : 'users.password.different';
  const mandatory = required('errors.REQUIRED');
  const shared = { fullWidth: true, isRequired: true } as const;
  return (
    <DialogForm<Passwords>
      title={translate('app.profile.changePassword')}
      action={translate('app.profile.changePassword')}
      fields={[]}
      onSubmit={save}
      onClose={onClose}
    >
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
    </DialogForm>
  );
}
