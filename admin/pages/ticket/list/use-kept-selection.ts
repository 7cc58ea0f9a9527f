import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { useBulkRun, useSelectedTickets } from '../data/use-bulk';
import { settledRows } from '../model/bulk';
import type { Ticket } from '../model/ticket';

/** Leaves selected what could not be changed, and forgets rows of an earlier visit that were never seen in this one. */
export function useKeptSelection(): void {
  const { data, selectedIds = [], onSelect } = useListContext<Ticket>();
  const known = useSelectedTickets().map(({ id }) => id);
  const run = useBulkRun();
  const changed = run?.phase === 'done' ? settledRows(run.rows).done.map(({ id }) => id) : [];
  const kept = known.filter((id) => !changed.includes(id));
  const mustChange = data !== undefined && kept.length < selectedIds.length;
  useEffect(() => {
    if (mustChange) onSelect(kept);
  }, [run?.phase, data === undefined]);
}
