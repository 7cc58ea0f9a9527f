import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { askedOf } from '../../model/asked';
import { csvOf } from '../../model/csv';
import { valueAt } from '../../model/paths';
import { useValueText } from '../fields/use-value-text';
import { useResourceModel } from '../resource-model-context';
import { useColumns } from './use-columns';

/** Most rows that the API answers at once (contract, dialect). */
const page = 200;

/** Most rows of one export, as many as are counted exactly. */
const most = 10_000;

/** Collects the records that the list shows (its filters, order and columns) page by page and saves them as CSV. */
export function useExport() {
  const { model } = useResourceModel();
  const { filterValues, sort, total } = useListContext();
  const { shown: fields } = useColumns();
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const notify = useNotify();
  const text = useValueText();
  const [done, setDone] = useState<number>();
  const stopped = useRef(false);

  const collect = async () => {
    const records: RaRecord[] = [];
    for (let number = 1; records.length < most && !stopped.current; number += 1) {
      const { data } = await dataProvider.getList(model.route, {
        pagination: { page: number, perPage: page },
        sort,
        filter: filterValues,
        meta: askedOf(model, fields),
      });
      records.push(...data);
      setDone(records.length);
      if (data.length < page) break;
    }
    return records;
  };

  const start = async () => {
    stopped.current = false;
    setDone(0);
    try {
      const records = await collect();
      if (stopped.current) return;
      const head = fields.map((field) => translate(field.label, { _: field.label }));
      const rows = records.map((record) => fields.map((field) => text(field, valueAt(record, field.name), record)));
      save(csvOf([head, ...rows]), `${translate(model.label, { smart_count: 2, _: model.path })}.csv`);
      if (records.length >= most) notify('generator.export.capped', { type: 'info' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setDone(undefined);
    }
  };
  const stop = () => {
    stopped.current = true;
  };
  return { start, stop, done, canExport: Boolean(total) };
}

function save(content: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
