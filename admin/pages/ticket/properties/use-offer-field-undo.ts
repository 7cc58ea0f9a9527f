import { useNotify, useTranslate } from 'react-admin';
import { useOfferUndo } from '../../../components/use-offer-undo';
import { valueAt } from '../../../model/paths';
import { isSame } from '../../../model/record-diff';
import type { FieldModel } from '../../../model/resource-model';
import { StaleError } from '../../../providers/problem';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { saveField } from '../data/save-field';
import { useIsCustomer } from '../data/use-is-customer';
import { useRefreshTickets } from '../data/use-ticket';
import type { Ticket } from '../model/ticket';

/**
 * Returns a function that notifies the user of a saved property, with its value before the edit and the ticket after
 * it, and offers to restore the old value, unless another user has changed it since.
 */
export function useOfferFieldUndo(): (field: FieldModel, before: unknown, saved: Ticket) => void {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const offer = useOfferUndo();
  const refresh = useRefreshTickets();
  const isCustomer = useIsCustomer();
  return (field, before, saved) => {
    const label = translate(field.label);
    const isEmpty = valueAt(saved, field.name) === null;
    offer(translate(isEmpty ? 'tickets.undo.emptied' : 'tickets.undo.saved', { field: label }), async () => {
      // A lower priority needs a reason (domain «Priority»); undoing is one.
      const reason =
        field.name === 'priority' && !isCustomer ? { reason: translate('tickets.undo.reason') } : undefined;
      try {
        await putBack(saved, field.name, before, reason);
        await refresh();
        notify('tickets.undo.done', { messageArgs: { field: label } });
      } catch (error) {
        const args = { field: label, name: error instanceof StaleError ? String(error.params.name ?? '') : '' };
        if (error instanceof StaleError) notify('tickets.undo.overtaken', { type: 'warning', messageArgs: args });
        else notifyFailure(error);
        await refresh();
      }
    });
  };
}

/** Restores a value, also if others have changed other fields since; StaleError if they changed this one. */
async function putBack(saved: Ticket, field: string, value: unknown, extra?: Record<string, unknown>): Promise<void> {
  try {
    await saveField(saved.id, { field, value, version: saved.version, extra });
  } catch (error) {
    const isOthers = error instanceof StaleError && isSame(valueAt(error.current, field), valueAt(saved, field));
    if (!isOthers) throw error;
    await saveField(saved.id, { field, value, version: error.current.version as number, extra });
  }
}
