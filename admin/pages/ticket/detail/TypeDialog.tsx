import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSaveField } from '../data/use-save-field';
import { useTicket } from '../data/use-ticket';
import { useTypeChoices } from '../data/use-type-choices';
import { TypeCards } from '../TypeCards';

/** Changes the type of a ticket; the server says whether it may take on the new one. */
export function TypeDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { type } = useTicket();
  const save = useSaveField();
  const choices = useTypeChoices().filter((choice) => choice !== type);
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await save({ field: 'type', value: chosen });
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" aria-labelledby="type-title">
      <DialogTitle id="type-title">{translate('tickets.type.change')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('tickets.type.changeText')}</DialogContentText>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        <TypeCards
          label={translate('tickets.type.label')}
          choices={choices}
          value={chosen}
          onChange={setChosen}
          name="type"
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={!chosen} loading={busy} onClick={change}>
          {translate('tickets.type.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
