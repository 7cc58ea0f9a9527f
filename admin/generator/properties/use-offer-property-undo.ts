import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { useOfferUndo } from '../../components/use-offer-undo';
import { valueAt } from '../../model/paths';
import { changedFields, isSame } from '../../model/record-diff';
import type { FieldModel } from '../../model/resource-model';
import { withValues } from '../../model/written-values';
import { apiFetch } from '../../providers/http';
import { StaleError } from '../../providers/problem';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { usePropertyEditing } from './property-editing';

/** Changes a record of this version; throws StaleError if another user has changed it since, ApiError otherwise. */
export const saveRecord = (path: string, { id, version }: RaRecord, changes: object): Promise<RaRecord> =>
  apiFetch<RaRecord>(`${path}/${encodeURIComponent(id)}`, { method: 'PATCH', body: changes, version });

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
  return (fields, before, saved) => {
    const [first] = fields;
    if (!first) return;
    const label = translate(first.label);
    const isEmpty = fields.every(({ name }) => isSame(valueAt(saved, name), null));
    offer(
      translate(isEmpty ? 'generator.property.emptied' : 'generator.property.saved', { field: label }),
      async () => {
        try {
          await putBack(model.path, fields, saved, { ...changesTo(before, saved, fields), ...undoBody?.(first) });
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

/** The changes that give the fields of a record their values in another one. */
export const changesTo = (values: object, record: RaRecord, fields: FieldModel[]) =>
  changedFields(record, withValues(record, fields, values));

/** Restores values, also if others have changed other fields since; StaleError if they changed one of these. */
async function putBack(path: string, fields: FieldModel[], saved: RaRecord, changes: object): Promise<void> {
  try {
    await saveRecord(path, saved, changes);
  } catch (error) {
    const isOther =
      error instanceof StaleError &&
      fields.every(({ name }) => isSame(valueAt(error.current, name), valueAt(saved, name)));
    if (!isOther) throw error;
    await saveRecord(path, { id: saved.id, version: error.current.version }, changes);
  }
}
