import { Alert, Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { AppDialog } from '../../../components/AppDialog';
import { useGapName } from '../../../generator/transitions/use-gap-text';
import { failureText } from '../../../providers/problem';
import { useSaveTicket } from '../data/use-save-ticket';
import { useTypeChanges } from '../data/use-type-changes';
import { TICKETS } from '../model/ticket';
import { TypeCards } from '../TypeCards';

/** Changes the type of a ticket to a possible one, and shows the fields that the new type makes mandatory. */
export function TypeDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const save = useSaveTicket();
  const { data: changes = [] } = useTypeChanges();
  const textOf = useGapName(TICKETS.path);
  const [chosen, setChosen] = useState<string>();
  const missing = changes.find(({ type }) => type === chosen)?.missing ?? [];
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await save({ type: chosen });
      onClose();
    } catch (error) {
      setFailure(failureText(error, translate));
      setBusy(false);
    }
  };
  return (
    <AppDialog
      title={translate('tickets.type.change')}
      width="sm"
      onClose={onClose}
      actions={
        <Button variant="contained" disabled={!chosen} loading={busy} onClick={change}>
          {translate('tickets.type.apply')}
        </Button>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>{translate('tickets.type.changeText')}</DialogContentText>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <TypeCards
        label={translate('resources.tickets.fields.type')}
        choices={changes.map(({ type }) => type)}
        value={chosen}
        onChange={setChosen}
        name="type"
      />
      {missing.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {translate('tickets.type.willAsk', { what: list.format(missing.map(textOf)) })}
        </Alert>
      )}
    </AppDialog>
  );
}
