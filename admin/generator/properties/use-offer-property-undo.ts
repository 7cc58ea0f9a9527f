import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { useOfferUndo } from '../../components/use-offer-undo';
import { valueAt } from '../../model/paths';
import { isSame } from '../../model/record-diff';
import type { FieldModel } from '../../model/resource-model';
import { withValues } from '../../model/written-values';
import { StaleError } from '../../providers/problem';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { useMergedUpdate } from '../use-merged-update';
import { usePropertyEditing } from './property-editing';

/**
 * Returns a function that notifies the user of saved properties, with the record before the edit and after it, and offers
 * to restore the old values, unless another user has changed them since.
 */
export function useOfferPropertyUndo(): (fields: FieldModel[], before: RaRecord, saved: RaRecord) => void {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const offer = useOfferUndo();
  const { model, refresh, undoBody } = usePropertyEditing();
  const update = useMergedUpdate(model);
  return (fields, before, saved) => {
    const [first] = fields;
    if (!first) return;
    const label = translate(first.label);
    const isEmpty = fields.every(({ name }) => isSame(valueAt(saved, name), null));
    offer(
      translate(isEmpty ? 'generator.property.emptied' : 'generator.property.saved', { field: label }),
      async () => {
        try {
          await update(saved, withValues(saved, fields, before), (send) => send(undoBody?.(first) ?? {}));
          await refresh();
          notify('generator.property.restored', { messageArgs: { field: label } });
        } catch (error) {
          const args = { field: label, name: error instanceof StaleError ? String(error.params.name ?? '') : '' };
          if (error instanceof StaleError)
            notify('generator.property.overtaken', { type: 'warning', messageArgs: args });
          else notifyFailure(error);
          await refresh();
        }
      },
    );
  };
}
