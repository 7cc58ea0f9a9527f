import type { RaRecord } from 'react-admin';
import type { ActionModel, ResourceModel } from '../../model/resource-model';
import { apiFetch } from '../../providers/http';

/** Sends an action on a record, with the version that the user sees where the action takes a version. */
export function sendAction(model: Pick<ResourceModel, 'path'>, action: ActionModel, record: RaRecord, body?: object) {
  const path = `${model.path}/${encodeURIComponent(record.id)}/${action.name}`;
  const version = action.isVersioned ? record.version : undefined;
  return apiFetch<object>(path, { method: 'POST', body, version });
}

/** Base key of the texts of an action. */
export const baseOf = ({ label }: ActionModel) => label.slice(0, -'.name'.length);
