import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';

/** Time for which a notice offers to undo an action, in milliseconds. */
const OFFERED = 12_000;

interface UndoNoticeProps {
  text: string;
  /** Undoes the action, and reports the outcome itself. */
  onUndo: () => Promise<unknown>;
}

/** Names the finished action and offers to undo it. */
function UndoNotice({ text, onUndo }: UndoNoticeProps) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      await onUndo();
    } finally {
      close();
    }
  };
  return (
    <Alert
      severity="success"
      onClose={() => close()}
      sx={{ boxShadow: 3, alignItems: 'center' }}
      action={
        <Button color="inherit" size="small" loading={busy} onClick={() => void undo()}>
          {translate('ra.action.undo')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

/** Gives a function that shows the finished action and offers for some seconds to undo it. */
export function useOfferUndo(): (text: string, undo: () => Promise<unknown>) => void {
  const notify = useNotify();
  return (text, undo) => notify(<UndoNotice text={text} onUndo={undo} />, { autoHideDuration: OFFERED });
}
