import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../providers/application';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';

/** Open tickets whose deadlines follow terms that are no longer those of today. */
export type DeadlineChanges = Schema<'DeadlineChanges'>;

const PATH = 'deadline-changes';
const key = [PATH];

/** Asked anew wherever it is shown, for those who may change what deadlines depend on. */
export function useDeadlineChanges() {
  const mayChange = useCan('slas', 'update');
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => apiFetch<DeadlineChanges>(PATH, { signal }),
    enabled: mayChange,
    staleTime: 0,
  });
}

/** Serves all of these tickets under the terms of today, part by part, and tells how many are done. */
export function useTransferDeadlines(changes: DeadlineChanges) {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>();
  const run = async () => {
    setRunning(true);
    setError(undefined);
    try {
      for (let next = changes; next.tickets.length > 0; next = await apiFetch<DeadlineChanges>(PATH)) {
        const body = { tickets: next.tickets.map(({ ticket }) => ticket) };
        const { changed } = await apiFetch<Schema<'TransferredDeadlines'>>(PATH, { method: 'POST', body });
        // What somebody else has changed meanwhile is no longer among them; nothing at all would be told for ever.
        if (changed === 0) break;
        setDone((before) => before + changed);
      }
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      setRunning(false);
      await client.invalidateQueries();
    }
  };
  return { done, isRunning, error, run };
}
