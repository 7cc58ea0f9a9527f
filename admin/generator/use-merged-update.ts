import { type RaRecord, useUpdate } from 'react-admin';
import type { Confirmed } from '../components/use-confirmation';
import { mergeFields } from '../model/merge';
import { valueAt } from '../model/paths';
import { isSame } from '../model/record-diff';
import type { ResourceModel } from '../model/resource-model';
import { withValues } from '../model/written-values';
import { StaleError } from '../providers/problem';

/**
 * Gives a function that stores a changed record by an ordinary change. Changes of other users to other fields are kept, as
 * in forms; a field that another user has changed rejects with StaleError. `confirmed` answers the questions of the server.
 * The answer replaces the record in cached lists, so that the next change before their reload sends the new version.
 */
export function useMergedUpdate({ route, fields }: Pick<ResourceModel, 'route' | 'fields'>) {
  const [send] = useUpdate<RaRecord>(route, undefined, { returnPromise: true });
  const update = async (base: RaRecord, changed: RaRecord, confirmed: Confirmed): Promise<RaRecord> => {
    try {
      const saved = await confirmed((confirmation) => {
        const data = { ...changed, ...confirmation };
        return send(route, { id: base.id, data, previousData: base });
      });
      return saved as RaRecord;
    } catch (error) {
      if (!(error instanceof StaleError)) throw error;
      if (mergeFields(fields, base, changed, error.current).conflicts.length > 0) throw error;
      const mine = fields.filter(({ name }) => !isSame(valueAt(base, name), valueAt(changed, name)));
      const current = { ...error.current, id: base.id };
      return update(current, withValues(current, mine, changed), confirmed);
    }
  };
  return update;
}
