import { Button, Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../components/AppDialog';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { BIG } from './StepButton';

interface FieldDialogProps {
  title: string;
  /** Text of the button that saves the entry. */
  action: string;
  isComplete?: boolean;
  onSave: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog at the site, over the whole screen of a phone. */
export function FieldDialog({ title, action, isComplete = true, onSave, onClose, children }: FieldDialogProps) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await onSave();
      onClose();
    } catch (error) {
      setBusy(false);
      notifyFailure(error);
    }
  };
  return (
    <AppDialog
      title={title}
      width="sm"
      leave={null}
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          <Button sx={BIG} onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={!isComplete || busy}
            sx={{ ...BIG, flex: { xs: 1, sm: 'none' } }}
          >
            {action}
          </Button>
        </>
      }
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {children}
      </Stack>
    </AppDialog>
  );
}
