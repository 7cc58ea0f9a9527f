import { useEffect, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { changedRows, stableRows } from '../../model/stable-rows';

/** Duration of the highlight of a changed row, in milliseconds. */
const FLASH = 2_500;
const none: RaRecord['id'][] = [];

interface Shown {
  query: string;
  rows?: RaRecord[];
  waiting: number;
  flashing: RaRecord['id'][];
}

/** The rows that the surrounding list shows while other users change its records, and the ids of the latest changes. */
export function useStableRows(isInUse: boolean) {
  const { data, filterValues, sort, page, perPage } = useListContext();
  const query = JSON.stringify([filterValues, sort, page, perPage]);
  const [shown, setShown] = useState<Shown>({ query, rows: data, waiting: 0, flashing: none });
  useEffect(() => {
    setShown((before) => {
      // A new filter, order or page shows its rows at once.
      if (before.query !== query || !before.rows || !data) return { query, rows: data, waiting: 0, flashing: none };
      const { rows, waiting } = stableRows(before.rows, data, isInUse);
      const changed = changedRows(before.rows, rows);
      return { query, rows, waiting, flashing: changed.length > 0 ? changed : before.flashing };
    });
  }, [data, query, isInUse]);
  const { flashing } = shown;
  useEffect(() => {
    if (flashing.length === 0) return undefined;
    const timer = setTimeout(() => setShown((now) => ({ ...now, flashing: none })), FLASH);
    return () => clearTimeout(timer);
  }, [flashing]);
  return {
    rows: shown.query === query && shown.rows ? shown.rows : data,
    waiting: shown.waiting,
    flashing,
    showAll: () => setShown({ query, rows: data, waiting: 0, flashing: changedRows(shown.rows ?? [], data ?? []) }),
  };
}
