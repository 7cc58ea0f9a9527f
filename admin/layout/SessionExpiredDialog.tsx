import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useApplication } from '../providers/application';

/** The notice of an ended session; a new sign-in comes back to the present address (spec §8). */
export default function SessionExpiredDialog() {
  const translate = useTranslate();
  const { session } = useApplication();
  const [expired, setExpired] = useState(false);
  useEffect(() => session.onExpired(() => setExpired(true)), [session]);
  return (
    <Dialog
      open={expired}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby="expired-title"
      aria-describedby="expired-text"
    >
      <DialogTitle id="expired-title">{translate('errors.SESSION_EXPIRED')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="expired-text">{translate('app.sessionExpired')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => void session.signIn()}>
          {translate('ra.auth.sign_in')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
