import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import type { ActionModel } from '../../model/resource-model';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { baseOf, sendAction } from '../pages/send-action';
import { useRecordTitle } from '../pages/use-record-title';
import { useResourceModel } from '../resource-model-context';
import { type Refusal, refusalOn } from '../usage/refusal';
import { useSwitch } from '../usage/use-switch';
import { useReload } from '../use-reload';

/** Runs an action on each selected record; refused records stay selected, and are listed with their reasons. */
export function useBulk() {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const translate = useTranslate();
  const reload = useReload();
  const dataProvider = useDataProvider();
  const titleOf = useRecordTitle();
  const change = useSwitch();
  const { model } = useResourceModel();
  const { selectedIds, onSelect } = useListContext();
  const [isPending, setPending] = useState(false);
  const [refusals, setRefusals] = useState<Refusal[]>([]);

  const each = async (done: string, act: (record: RaRecord) => Promise<unknown>) => {
    setPending(true);
    const refused: Refusal[] = [];
    try {
      const { data } = await dataProvider.getMany(model.route, { ids: selectedIds });
      for (const record of data) {
        await act(record).catch((error) =>
          refused.push(refusalOn({ id: String(record.id), title: titleOf(record) }, error, translate)),
        );
      }
      setRefusals(refused);
      onSelect(refused.map(({ id }) => id));
      if (refused.length < data.length) notify(done, { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    } finally {
      setPending(false);
      reload();
    }
  };

  return {
    isPending,
    /** Sends an action of rows for each selected record, with the version on the screen when the user chose the action. */
    act: (action: ActionModel, shown: readonly RaRecord[], body?: object) =>
      each(`${baseOf(action)}.done`, (record) =>
        sendAction(model, action, shown.find(({ id }) => id === record.id) ?? record, body),
      ),
    refusals,
    forget: () => setRefusals([]),
    remove: () =>
      each('generator.form.deleted', (record) =>
        dataProvider.delete(model.route, { id: record.id, previousData: record }),
      ),
    turn: (active: boolean) =>
      each(active ? 'masterdata.switch.isOn' : 'masterdata.switch.isOff', (record) => change(record, active)),
  };
}
