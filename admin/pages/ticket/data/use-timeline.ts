import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cursorOf } from '../../../providers/cursor';
import { apiAddress, apiAnswer, readJson } from '../../../providers/http';
import type { Activity, ActivityFilter } from '../model/activity';
import { TICKETS, ticketPath } from '../model/ticket';

/** Entries that are loaded with each step. */
const step = 60;

interface Page {
  activities: Activity[];
  /** Cursor of the page beyond this one. */
  next: string | undefined;
}

interface Stretch {
  id: string;
  filter: ActivityFilter;
  order: 'ASC' | 'DESC';
  bound: Record<string, string>;
  enabled?: boolean;
}

/** Entries from one place on in one direction, page by page with a cursor. */
function useStretch({ id, filter, order, bound, enabled = true }: Stretch) {
  return useInfiniteQuery({
    queryKey: [TICKETS.route, 'activities', id, filter, order, bound],
    enabled,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const address = apiAddress(ticketPath(id, 'activities'), {
        filter: { ...bound, ...(filter !== 'ALL' && { group: filter }) },
        sort: ['createdAt', order],
        range: [0, step - 1],
        count: 'none',
        after: pageParam,
      });
      const answer = await apiAnswer(address, { signal });
      return { activities: await readJson<Activity[]>(answer), next: cursorOf(answer.headers.get('Link')) };
    },
    getNextPageParam: ({ next }) => next,
  });
}

/**
 * A ticket's timeline under one of the five filters, in the order in which it happened. Without a moment it begins with
 * the newest entries; with one it begins around that, and both older and newer entries can be loaded.
 */
export function useTimeline(id: string, filter: ActivityFilter, around: string | undefined) {
  const older = useStretch({ id, filter, order: 'DESC', bound: around ? { createdAt_lte: around } : {} });
  const newer = useStretch({
    id,
    filter,
    order: 'ASC',
    bound: { createdAt_gt: around ?? '' },
    enabled: around !== undefined,
  });
  const activities = useMemo(() => {
    const before = older.data?.pages.flatMap((page) => page.activities).toReversed() ?? [];
    const after = (around && newer.data?.pages.flatMap((page) => page.activities)) || [];
    return [...before, ...after];
  }, [older.data, newer.data, around]);
  return {
    activities,
    error: older.error ?? newer.error,
    isPending: older.isPending,
    refetch: () => Promise.all([older.refetch(), ...(around ? [newer.refetch()] : [])]),
    older: stepsOf(older),
    newer: around ? stepsOf(newer) : { more: false, busy: false, load: () => undefined },
  };
}

/** Whether a direction goes on, and how. */
export interface Steps {
  more: boolean;
  busy: boolean;
  load: () => void;
}

function stepsOf({ hasNextPage, isFetchingNextPage, fetchNextPage }: ReturnType<typeof useStretch>): Steps {
  return { more: hasNextPage, busy: isFetchingNextPage, load: () => void fetchNextPage() };
}
