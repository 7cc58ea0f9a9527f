import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useConfirmation } from '../../components/use-confirmation';
import { useOfferUndo } from '../../components/use-offer-undo';
import { type FormerValue, formerValues } from '../../model/former-values';
import { valueAt, withValueAt } from '../../model/paths';
import { useFormat } from '../../providers/use-format';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { useResourceModel } from '../resource-model-context';
import { useMergedUpdate } from '../use-merged-update';
import { useReload } from '../use-reload';
import type { ConfigChange } from './use-changes';

/** The values of a change that the user may restore, and the function that does so. */
export interface Restoring {
  valuesOf: (change: ConfigChange) => FormerValue[];
  restore: (values: readonly FormerValue[]) => Promise<void>;
}

/** Changes with values before and after; created and deleted records have only one. */
const reversible: readonly string[] = ['CHANGED', 'ACTIVATED', 'DEACTIVATED'];

/**
 * Restores former values of a record by an ordinary change, calls `onRestored` and offers to undo it; `question` is the dialog
 * for questions of the server.
 */
export function useRestore(record: RaRecord, onRestored: () => void): Restoring & { question: ReactNode } {
  const translate = useTranslate();
  const format = useFormat();
  const notifyFailure = useNotifyFailure();
  const offerUndo = useOfferUndo();
  const reload = useReload();
  const { model } = useResourceModel();
  const { confirmed, question } = useConfirmation(model.path);
  const update = useMergedUpdate(model);

  const act = async (base: RaRecord, values: readonly FormerValue[]): Promise<RaRecord | undefined> => {
    try {
      return await update(
        base,
        values.reduce((record, { field, value }) => withValueAt(record, field.name, value), base),
        confirmed,
      );
    } catch (error) {
      notifyFailure(error);
      return undefined;
    } finally {
      reload();
    }
  };
  return {
    question,
    valuesOf: ({ kind, changes }) => (reversible.includes(kind) ? formerValues(model.fields, changes, record) : []),
    restore: async (values) => {
      const saved = await act(record, values);
      if (!saved) return;
      onRestored();
      const fields = format.list(values.map(({ field }) => translate(field.label, { _: field.name })));
      const present = values.map(({ field }) => ({ field, value: valueAt(record, field.name) ?? null }));
      offerUndo(translate('support.changes.restored', { fields }), () => act(saved, present));
    },
  };
}
