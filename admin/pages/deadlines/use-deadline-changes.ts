import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../providers/application';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';

/** Open tickets whose deadlines follow earlier terms than those in force. */
export type DeadlineChanges = Schema<'DeadlineChanges'>;

const PATH = 'deadline-changes';
const key = [PATH];

/** Loads the deadline changes on each screen that shows them, for users with the right to change SLAs. */
export function useDeadlineChanges() {
  const mayChange = useCan('slas', 'update');
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => apiFetch<DeadlineChanges>(PATH, { signal }),
    enabled: mayChange,
    staleTime: 0,
  });
}

/** Applies the present terms to all of these tickets in batches, and counts the finished ones. */
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
        // Tickets that another user has changed meanwhile have left the list; a batch without a change would repeat
        // forever.
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
