import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { useConfirmation } from '../../components/use-confirmation';
import { useOfferUndo } from '../../components/use-offer-undo';
import { baseOf } from '../../model/actions';
import type { ActionModel } from '../../model/resource-model';
import { type BulkOrder, runBulk, undoBulk } from '../../providers/bulk-requests';
import { errorOf, type Problem } from '../../providers/problem';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { useRecordTitle } from '../pages/use-record-title';
import { useResourceModel } from '../resource-model-context';
import { type Refusal, refusalOn } from '../usage/refusal';
import { useReload } from '../use-reload';

/**
 * Runs an operation on the selected records by one request for 200 of them, asks the questions of the server, and offers
 * to undo it; refused records stay selected, and are listed with their reasons.
 */
export function useBulk() {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const offerUndo = useOfferUndo();
  const translate = useTranslate();
  const reload = useReload();
  const dataProvider = useDataProvider();
  const titleOf = useRecordTitle();
  const { model } = useResourceModel();
  const { confirmed, question } = useConfirmation(model.path);
  const { selectedIds, onSelect } = useListContext();
  const [progress, setProgress] = useState<number>();
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const failureOf = (problem: Problem) => errorOf(problem, problem.status ?? 0, translate, model.path);

  const undo = async (ids: readonly string[]) => {
    try {
      const [kept, ...others] = await undoBulk(model.path, ids);
      const reason = kept?.problem && failureOf(kept.problem).message;
      const smart_count = others.length + 1;
      if (kept) notify('generator.bulk.kept', { type: 'warning', messageArgs: { smart_count, reason } });
    } catch (error) {
      notifyFailure(error);
    } finally {
      reload();
    }
  };

  const each = async (done: string, order: BulkOrder, shown: readonly RaRecord[] = []) => {
    setProgress(0);
    try {
      const { data } = await dataProvider.getMany(model.route, { ids: selectedIds });
      const records = data.map((record) => shown.find(({ id }) => id === record.id) ?? record);
      const { problems, undoable } = await runBulk(
        model.path,
        order,
        records.map(({ id, version }) => ({ id: String(id), version })),
        { confirmed, failureOf, progress: (done) => setProgress((100 * done) / records.length) },
      );
      const refused = data.flatMap((record) => {
        const problem = problems.get(String(record.id));
        const titled = { id: String(record.id), title: titleOf(record) };
        return problem ? [refusalOn(titled, failureOf(problem), translate)] : [];
      });
      setRefusals(refused);
      onSelect(refused.map(({ id }) => id));
      if (undoable.length > 0) offerUndo(translate(done), () => undo(undoable));
      else if (refused.length < data.length) notify(done, { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    } finally {
      setProgress(undefined);
      reload();
    }
  };

  return {
    isPending: progress !== undefined,
    /** Finished records of a hundred; undefined while nothing runs. */
    progress,
    /** The question of the server about some records, to be placed in the page. */
    question,
    /** Runs an action on each selected record, with the version on the screen when the user chose the action. */
    act: (action: ActionModel, shown: readonly RaRecord[], body?: object) =>
      each(`${baseOf(action)}.done`, { operation: action.name, body }, shown),
    refusals,
    forget: () => setRefusals([]),
    remove: () => each('generator.form.deleted', { operation: 'delete' }),
    turn: (active: boolean) =>
      each(active ? 'masterdata.switch.isOn' : 'masterdata.switch.isOff', { operation: 'update', body: { active } }),
  };
}
