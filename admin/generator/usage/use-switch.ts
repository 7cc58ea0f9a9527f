import { type RaRecord, useDataProvider } from 'react-admin';
import { useResourceModel } from '../resource-model-context';

/** Gives a function that switches a record on or off; it rejects with what the server says against it. */
export function useSwitch() {
  const { model } = useResourceModel();
  const dataProvider = useDataProvider();
  return async (record: RaRecord, active: boolean): Promise<void> => {
    await dataProvider.update(model.route, { id: record.id, data: { ...record, active }, previousData: record });
  };
}
