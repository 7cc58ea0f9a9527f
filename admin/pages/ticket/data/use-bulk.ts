import { useSyncExternalStore } from 'react';
import { useListContext } from 'react-admin';
import { useApplication, useMe } from '../../../providers/application';
import type { BulkChange } from '../model/bulk';
import type { Ticket } from '../model/ticket';
import { bulkRunner } from './bulk-runner';
import { useRefreshTickets } from './use-ticket';

const path = '/v1/bulk-changes';

/** Whether the user may change several tickets at once, according to the API document. */
export const useMayChangeMany = (): boolean => Boolean(useApplication().document.paths?.[path]?.post);

/** The bulk change that runs, ran last, or is being undone. */
export const useBulkRun = () => useSyncExternalStore(bulkRunner.subscribe, bulkRunner.read);

/** Starts bulk changes; progress, result and undoing are shown elsewhere. */
export function useBulkChange() {
  const me = useMe();
  const refresh = useRefreshTickets();
  const start = (tickets: readonly Ticket[], change: BulkChange) => bulkRunner.start(tickets, change, refresh);
  return {
    start,
    /** Assigns the tickets to the acting user. */
    take: (tickets: readonly Ticket[]) => start(tickets, { assign: { responsible: me.id } }),
  };
}

const seen = new Map<string, Ticket>();

/** The selected tickets of all pages, as they were loaded last. */
export function useSelectedTickets(): Ticket[] {
  const { data = [], selectedIds = [] } = useListContext<Ticket>();
  for (const ticket of data) seen.set(ticket.id, ticket);
  return selectedIds.flatMap((id) => seen.get(String(id)) ?? []);
}
