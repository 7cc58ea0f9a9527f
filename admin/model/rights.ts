import { valueAt } from './paths';
import type { ResourceModel } from './resource-model';

/** Rights of this user on a single record. */
export interface RecordRights {
  edit?: boolean;
  delete?: boolean;
}

interface WithRights {
  id?: unknown;
  can?: RecordRights;
}

/**
 * The rights of this user on a record: those on its resource, its own, and without rights of its own those on `owner`, the
 * record on whose page it stands. A record that an external system maintains is changed there alone (`isOurs`).
 */
export function rightsOn({ can, keptElsewhere }: ResourceModel, record: WithRights = {}, owner?: WithRights) {
  const isOurs = !keptElsewhere || !valueAt(record, keptElsewhere);
  const own = record.can ?? { edit: owner?.can?.edit, delete: owner?.can?.edit };
  return {
    isOurs,
    update: isOurs && can.update && own.edit !== false,
    delete: isOurs && can.delete && own.delete !== false,
  };
}
