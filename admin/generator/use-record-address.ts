import { useCreatePath } from 'react-admin';
import { useResourceModel } from './resource-model-context';

/** Returns a function with the address of the page of a record; pages written by hand have the address of the record. */
export function useRecordAddress(): (id: unknown) => string {
  const createPath = useCreatePath();
  const { model } = useResourceModel();
  return (id) => createPath({ resource: model.route, type: model.generated ? 'show' : 'edit', id: String(id) });
}
