import { Button, DialogContentText } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../components/AppDialog';
import { useApplication } from '../providers/application';

/** The notice of an ended session; a new sign-in comes back to the present address (spec §8). */
export default function SessionExpiredDialog() {
  const translate = useTranslate();
  const { session } = useApplication();
  const [expired, setExpired] = useState(false);
  useEffect(() => session.onExpired(() => setExpired(true)), [session]);
  if (!expired) return null;
  return (
    <AppDialog
      role="alertdialog"
      title={translate('errors.SESSION_EXPIRED')}
      actions={
        <Button variant="contained" autoFocus onClick={() => void session.signIn()}>
          {translate('ra.auth.sign_in')}
        </Button>
      }
    >
      <DialogContentText>{translate('app.sessionExpired')}</DialogContentText>
    </AppDialog>
  );
}
