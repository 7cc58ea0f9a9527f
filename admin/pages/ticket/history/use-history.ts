import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cursorOf } from '../../../providers/cursor';
import { apiAddress, apiAnswer, readJson } from '../../../providers/http';
import type { Activity } from '../model/activity';
import { TICKETS, ticketPath } from '../model/ticket';
import { historyKinds } from './history-rows';

const step = 100;

/** What has been changed on a ticket, the newest first; with a field all of it is read, to find its changes. */
export function useHistory(ticket: string, field: string | undefined) {
  const query = useInfiniteQuery({
    queryKey: [TICKETS.route, 'history', ticket],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const address = apiAddress(ticketPath(ticket, 'activities'), {
        filter: { kind_eq_any: historyKinds },
        sort: ['createdAt', 'DESC'],
        range: [0, step - 1],
        count: 'none',
        after: pageParam,
      });
      const answer = await apiAnswer(address, { signal });
      return { activities: await readJson<Activity[]>(answer), next: cursorOf(answer.headers.get('Link')) };
    },
    getNextPageParam: ({ next }) => next,
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (field && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [field, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return { ...query, activities: query.data?.pages.flatMap(({ activities }) => activities) ?? [] };
}
