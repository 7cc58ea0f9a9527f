import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { EntryDialogProps } from './entry-fields';

/** Asks the user to confirm that an entry is discarded. */
export function DiscardDialog({ entry, name, outbox, onClose }: EntryDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" role="alertdialog" aria-labelledby="discard-title">
      <DialogTitle id="discard-title">{translate('field.outbox.discard')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('field.outbox.discardText', { name })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" color="error" onClick={() => void outbox.discard(entry)}>
          {translate('field.outbox.discard')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
