import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '../../../providers/problem';
import { useAttachmentChanges } from '../data/use-attachments';
import type { Attachment } from '../model/attachment';

const longest = 200;

/** A dialog for a new name of a file. */
export function RenameDialog({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const translate = useTranslate();
  const { change } = useAttachmentChanges(attachment);
  const [name, setName] = useState(attachment.name);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setBusy(true);
    try {
      await change({ name: name.trim() });
      onClose();
    } catch (error) {
      setFailure(failureText(error, translate));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="rename-title">
      <form onSubmit={submit}>
        <DialogTitle id="rename-title">{translate('tickets.attachment.renameTitle')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label={translate('tickets.attachment.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={Boolean(failure)}
            helperText={failure}
            slotProps={{ htmlInput: { maxLength: longest } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy} disabled={name.trim() === ''}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
