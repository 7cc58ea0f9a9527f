import { type RaRecord, useDataProvider } from 'react-admin';
import type { Confirmed } from '../components/use-confirmation';
import { mergeFields } from '../model/merge';
import { valueAt } from '../model/paths';
import { isSame } from '../model/record-diff';
import { withValues } from '../model/written-values';
import { StaleError } from '../providers/problem';
import { useResourceModel } from './resource-model-context';

/**
 * Gives a function that stores a changed record by an ordinary change. Changes of other users to other fields are kept, as
 * in forms; a field that another user has changed rejects with StaleError. `confirmed` asks the questions of the server.
 */
export function useMergedUpdate(confirmed: Confirmed) {
  const dataProvider = useDataProvider();
  const { model } = useResourceModel();
  const update = async (base: RaRecord, changed: RaRecord): Promise<RaRecord> => {
    try {
      const saved = await confirmed((confirmation) => {
        const data = { ...changed, ...confirmation };
        return dataProvider.update(model.route, { id: base.id, data, previousData: base });
      });
      return saved.data;
    } catch (error) {
      if (!(error instanceof StaleError)) throw error;
      if (mergeFields(model.fields, base, changed, error.current).conflicts.length > 0) throw error;
      const mine = model.fields.filter(({ name }) => !isSame(valueAt(base, name), valueAt(changed, name)));
      const current = { ...error.current, id: base.id };
      return update(current, withValues(current, mine, changed));
    }
  };
  return update;
}
