import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../../components/AppDialog';
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
  const submit = async () => {
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
    <AppDialog
      title={translate('tickets.attachment.renameTitle')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <Button type="submit" variant="contained" loading={busy} disabled={name.trim() === ''}>
          {translate('ra.action.save')}
        </Button>
      }
    >
      <TextField
        autoFocus
        label={translate('tickets.attachment.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={Boolean(failure)}
        helperText={failure}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
    </AppDialog>
  );
}
