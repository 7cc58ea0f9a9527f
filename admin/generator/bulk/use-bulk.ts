import { useEffect, useSyncExternalStore } from 'react';
import { type RaRecord, useDataProvider, useListContext, useTranslate } from 'react-admin';
import { settledRows } from '../../providers/bulk-run';
import { bulkRunner } from '../../providers/bulk-runner';
import { errorOf, failureText, type Problem } from '../../providers/problem';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { useRecordTitle } from '../pages/use-record-title';
import { useResourceModel } from '../resource-model-context';
import { useRecordAddress } from '../use-record-address';
import { useReload } from '../use-reload';

/** The run that is under way, ended last, or is being undone. */
export const useBulkRun = () => useSyncExternalStore(bulkRunner.subscribe, bulkRunner.read);

/**
 * Runs an operation on the selected records, by their versions on the screen when the user chose it; `BulkStatus` shows its
 * progress, its result and its undo.
 */
export function useBulk() {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const reload = useReload();
  const addressOf = useRecordAddress();
  const dataProvider = useDataProvider();
  const titleOf = useRecordTitle();
  const { model } = useResourceModel();
  const { selectedIds } = useListContext();
  const phase = useBulkRun()?.phase;
  useKeptSelection(model.path);
  const reasonOf = (problem: Problem) =>
    failureText(errorOf(problem, problem.status ?? 0, translate, model.path), translate);
  const start = async (done: string, operation: string, body?: object, shown: readonly RaRecord[] = []) => {
    try {
      const { data } = await dataProvider.getMany(model.route, { ids: selectedIds });
      const records = data.map((record) => ({
        id: String(record.id),
        version: (shown.find(({ id }) => id === record.id) ?? record).version,
        title: titleOf(record),
        to: addressOf(record.id),
      }));
      await bulkRunner.start({ path: model.path, operation, body, records, done, reasonOf, settled: reload });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return { isPending: phase === 'running' || phase === 'undoing', start };
}

/**
 * Keeps records of a list selected that could not be changed. `known` are the ids that may stay selected; all of them if left
 * out.
 */
export function useKeptSelection(path: string, known?: readonly string[]): void {
  const { data, selectedIds = [], onSelect } = useListContext();
  const run = useBulkRun();
  const isOver = run?.phase === 'done' && run.order.path === path;
  const changed = isOver ? settledRows(run.rows).done.map(({ id }) => id) : [];
  const kept = selectedIds.filter((id) => !changed.includes(id) && (known?.includes(id) ?? true));
  const mustChange = data !== undefined && kept.length < selectedIds.length;
  useEffect(() => {
    if (mustChange) onSelect(kept);
  }, [run?.phase, data === undefined]);
}
