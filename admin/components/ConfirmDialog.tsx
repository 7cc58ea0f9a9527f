import { Button, DialogContentText } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useNotifyFailure } from '../providers/use-notify-failure';
import { AppDialog } from './AppDialog';

interface ConfirmDialogProps {
  title: string;
  /** Consequences of the step. */
  text: ReactNode;
  /** Text of the button that confirms. */
  action: string;
  /** The step removes something. */
  isRemoval?: boolean;
  /** Text of the button that leaves everything as it is; «Cancel» if left out. */
  leave?: string;
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks the user to confirm a step, carries it out and closes; a failure is shown as a notification. */
export function ConfirmDialog({ title, text, action, isRemoval, leave, onConfirm, onClose }: ConfirmDialogProps) {
  const notifyFailure = useNotifyFailure();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } catch (error) {
      notifyFailure(error);
    }
    onClose();
  };
  return (
    <AppDialog
      title={title}
      leave={leave}
      onClose={onClose}
      actions={
        <Button
          autoFocus
          variant="contained"
          color={isRemoval ? 'error' : 'primary'}
          loading={isBusy}
          onClick={confirm}
        >
          {action}
        </Button>
      }
    >
      {typeof text === 'string' ? <DialogContentText>{text}</DialogContentText> : text}
    </AppDialog>
  );
}
