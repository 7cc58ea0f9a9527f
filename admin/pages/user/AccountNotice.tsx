import { Alert } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { UserRecord } from './user';

/**
 * Explains the consequences of saving a new user, or the reason why parts of an existing one cannot be changed here.
 */
export default function AccountNotice() {
  const translate = useTranslate();
  const can = useRecordContext<UserRecord>()?.can;
  if (!can) return <Notice text={translate('users.notice')} />;
  if (!can.edit) return <Notice severe text={translate('errors.USER_BEYOND_RIGHTS')} />;
  return can.locked.length > 0 ? <Notice text={translate('errors.USER_SHARED')} /> : null;
}

function Notice({ text, severe = false }: { text: string; severe?: boolean }) {
  return (
    <Alert severity={severe ? 'warning' : 'info'} sx={{ mb: 2 }}>
      {text}
    </Alert>
  );
}
