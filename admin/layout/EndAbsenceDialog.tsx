import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNotifyFailure } from '../providers/use-notify-failure';

interface EndAbsenceDialogProps {
  title: string;
  onEnd: () => Promise<void>;
  onClose: () => void;
}

/** Asks the user to confirm that they are back. */
export default function EndAbsenceDialog({ title, onEnd, onClose }: EndAbsenceDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await onEnd();
      notify('absences.ended', { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    }
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="absence-title">
      <DialogTitle id="absence-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('absences.endText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" loading={busy} onClick={end}>
          {translate('absences.end')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
