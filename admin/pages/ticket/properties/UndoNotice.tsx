import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { valueAt } from '../../../model/paths';
import { isSame } from '../../../model/record-diff';
import type { FieldModel } from '../../../model/resource-model';
import { StaleError } from '../../../providers/problem';
import { saveField } from '../data/save-field';
import { useIsCustomer } from '../data/use-is-customer';
import { useRefreshTickets } from '../data/use-ticket';
import type { Ticket } from '../model/ticket';

interface UndoNoticeProps {
  field: FieldModel;
  /** The value before the edit. */
  before: unknown;
  /** The ticket as the edit has left it. */
  saved: Ticket;
}

/** Tells that a property was saved and puts the old value back, unless somebody has changed it since. */
export function UndoNotice({ field, before, saved }: UndoNoticeProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const close = useCloseNotification();
  const refresh = useRefreshTickets();
  const isCustomer = useIsCustomer();
  const [busy, setBusy] = useState(false);
  const label = translate(field.label);
  const undo = async () => {
    setBusy(true);
    // A lower priority needs a reason (domain «Priority»); taking back is one.
    const reason = field.name === 'priority' && !isCustomer ? { reason: translate('tickets.undo.reason') } : undefined;
    try {
      await putBack(saved, field.name, before, reason);
      await refresh();
      notify('tickets.undo.done', { messageArgs: { field: label } });
    } catch (error) {
      const args = { field: label, name: error instanceof StaleError ? String(error.params.name ?? '') : '' };
      if (error instanceof StaleError) notify('tickets.undo.overtaken', { type: 'warning', messageArgs: args });
      else notify(error instanceof Error ? error.message : String(error), { type: 'error' });
      await refresh();
    } finally {
      close();
    }
  };
  const isEmpty = valueAt(saved, field.name) === null;
  return (
    <Alert
      severity="success"
      variant="outlined"
      onClose={() => close()}
      sx={{ bgcolor: 'background.paper', alignItems: 'center' }}
      action={
        <Button color="inherit" size="small" loading={busy} onClick={() => void undo()}>
          {translate('tickets.undo.undo')}
        </Button>
      }
    >
      {translate(isEmpty ? 'tickets.undo.emptied' : 'tickets.undo.saved', { field: label })}
    </Alert>
  );
}

/** Puts a value back, also when others have changed other fields since; StaleError when they changed this one. */
async function putBack(saved: Ticket, field: string, value: unknown, extra?: Record<string, unknown>): Promise<void> {
  try {
    await saveField(saved.id, { field, value, version: saved.version, extra });
  } catch (error) {
    const isOthers = error instanceof StaleError && isSame(valueAt(error.current, field), valueAt(saved, field));
    if (!isOthers) throw error;
    await saveField(saved.id, { field, value, version: error.current.version as number, extra });
  }
}
