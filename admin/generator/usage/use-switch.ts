import { type RaRecord, useDataProvider } from 'react-admin';
import { useResourceModel } from '../resource-model-context';

/** Gives a function that activates or deactivates a record; it rejects with the server's refusal. */
export function useSwitch() {
  const { model } = useResourceModel();
  const dataProvider = useDataProvider();
  return async (record: RaRecord, active: boolean): Promise<void> => {
    await dataProvider.update(model.route, { id: record.id, data: { ...record, active }, previousData: record });
  };
}
