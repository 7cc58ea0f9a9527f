import { useRef, useState } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { moved } from '../../model/columns';
import { apiFetch } from '../../providers/http';
import { failureText } from '../../providers/problem';
import { useResourceModel } from '../resource-model-context';
import { useReload } from '../use-reload';

/** More records than people would put in order by hand. */
const MOST = 1_000;

const silent = () => undefined;

/** The records in their order, shown as moved before the server has stored it; moves are sent one after the other. */
export function useOrder() {
  const { model } = useResourceModel();
  const translate = useTranslate();
  const reload = useReload();
  const { data, error, refetch } = useGetList<RaRecord>(
    model.route,
    { pagination: { page: 1, perPage: MOST }, sort: model.sort, filter: {} },
    { onError: silent },
  );
  const [own, setOwn] = useState<RaRecord[]>();
  const [failure, setFailure] = useState<string>();
  const queue = useRef(Promise.resolve());
  const rows = own ?? data;

  const keep = (order: RaRecord[], at: number) => {
    const id = encodeURIComponent(String(order[at]?.id));
    const after = order[at - 1]?.id ?? null;
    queue.current = queue.current.then(async () => {
      try {
        await apiFetch(`${model.path}/${id}/position`, { method: 'PUT', body: { after } });
        setFailure(undefined);
        reload();
      } catch (reason) {
        setFailure(failureText(reason, translate));
        setOwn(undefined);
        await refetch();
      }
    });
  };

  return {
    rows,
    error,
    failure,
    refetch,
    /** Moves a row and stores its position. */
    shift: (from: number, to: number) => {
      if (!rows) return;
      const next = reordered(rows, from, to);
      setOwn(next);
      keep(next, to);
    },
    /** Shows a held row at the position of another row. */
    carry: (id: string, over: string) => {
      if (!rows) return;
      const place = (wanted: string) => rows.findIndex((row) => row.id === wanted);
      setOwn(reordered(rows, place(id), place(over)));
    },
    /** Stores the position of a dropped row. */
    drop: (id: string) => {
      const at = rows?.findIndex((row) => row.id === id) ?? -1;
      if (own && rows && at >= 0) keep(rows, at);
    },
  };
}

function reordered(rows: readonly RaRecord[], from: number, to: number): RaRecord[] {
  const order = rows.map((_, index) => index);
  return moved(order, from, to).flatMap((index) => rows[index] ?? []);
}
