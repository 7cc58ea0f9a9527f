import { type RaRecord, useDataProvider } from 'react-admin';
import { creationOf, type PanelModel } from '../../model/panels';
import { useResourceModel } from '../resource-model-context';
import { useMergedUpdate } from '../use-merged-update';
import { useReload } from '../use-reload';

/** Functions that create and change records of a panel; then the page's record and all lists are loaded anew. */
export function useLineWrites(panel: PanelModel, page: RaRecord) {
  const { model } = useResourceModel();
  const dataProvider = useDataProvider();
  const update = useMergedUpdate(model);
  const reload = useReload();
  return {
    add: async (body: object, file?: File) => {
      const { values, below } = creationOf(panel, page) ?? {};
      const { data } = await dataProvider.create(model.route, { data: { ...values, ...body }, meta: { below, file } });
      reload();
      return data;
    },
    change: async (record: RaRecord, body: object, confirmed: Parameters<typeof update>[2] = (send) => send({})) => {
      try {
        await update(record, { ...record, ...body }, confirmed);
      } finally {
        reload();
      }
    },
  };
}
