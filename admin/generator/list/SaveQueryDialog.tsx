import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { QuerySharing } from './QuerySharing';
import type { Sharing } from './saved-query';

const OWN: Sharing = { sharedWith: 'ME', assignmentGroup: null };

interface SaveQueryDialogProps {
  open: boolean;
  onClose: () => void;
  onSave: (name: string, sharing: Sharing) => void;
}

/** Asks the user for the name and the sharing of a saved query; a query with the same name is replaced. */
export function SaveQueryDialog({ open, onClose, onSave }: SaveQueryDialogProps) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [sharing, setSharing] = useState(OWN);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSave(name.trim(), sharing);
    setName('');
    setSharing(OWN);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="save-query-title">
      <form onSubmit={submit}>
        <DialogTitle id="save-query-title">{translate('generator.queries.save')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            label={translate('generator.queries.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
          <QuerySharing value={sharing} onChange={setSharing} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('generator.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={name.trim() === ''}>
            {translate('generator.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
