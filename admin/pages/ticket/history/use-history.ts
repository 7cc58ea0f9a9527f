import { useEffect } from 'react';
import { usePagedRows } from '../../../providers/use-paged-rows';
import type { Activity } from '../model/activity';
import { TICKETS, ticketPath } from '../model/ticket';
import { historyKinds } from './history-rows';

/** The changes of a ticket, the newest first; for one field all pages are loaded, to find its changes. */
export function useHistory(ticket: string, field: string | undefined) {
  const pages = usePagedRows<Activity>({
    path: ticketPath(ticket, 'activities'),
    queryKey: [TICKETS.route, 'history', ticket],
    query: { filter: { kind_eq_any: historyKinds }, sort: ['createdAt', 'DESC'] },
    step: 100,
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  useEffect(() => {
    if (field && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [field, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return pages;
}
