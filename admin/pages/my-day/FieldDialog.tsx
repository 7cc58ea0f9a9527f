import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSmallScreen } from '../../components/use-small-screen';
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
  const small = useSmallScreen();
  const id = useId();
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
    <Dialog open onClose={onClose} fullWidth fullScreen={small} maxWidth="sm" aria-labelledby={id}>
      <form
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ p: 2, gap: 1 }}>
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
        </DialogActions>
      </form>
    </Dialog>
  );
}
