import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { cursorOf } from '../../../providers/cursor';
import { apiAddress, apiAnswer, readJson } from '../../../providers/http';
import type { Activity, ActivityFilter } from '../model/activity';
import { TICKETS, ticketPath } from '../model/ticket';

/** Number of entries that each step loads. */
const step = 60;

interface Page {
  activities: Activity[];
  /** Cursor of the next page. */
  next: string | undefined;
}

interface Stretch {
  id: string;
  filter: ActivityFilter;
  order: 'ASC' | 'DESC';
  bound: Record<string, string>;
  enabled?: boolean;
}

/** Entries from a moment on in one direction, page by page with a cursor. */
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
 * A ticket's timeline under one of the five filters, in chronological order. Without a moment it begins with the newest
 * entries; with one it begins around that moment, and the user can load both older and newer entries.
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
    older: useSteps(older),
    newer: useSteps(newer, around !== undefined),
  };
}

/** Whether a direction has further entries, and the function that loads them. */
export interface Steps {
  more: boolean;
  busy: boolean;
  load: () => void;
}

/**
 * The steps of a stretch. After a change of the ticket the loaded pages are loaded anew, which cancels a running step;
 * the step is repeated afterwards.
 */
function useSteps(stretch: ReturnType<typeof useStretch>, isShown = true): Steps {
  const { data, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = stretch;
  const loaded = data?.pages.length ?? 0;
  const wanted = useRef(0);
  useEffect(() => {
    if (isFetching) return;
    if (loaded < wanted.current && hasNextPage && !isFetchNextPageError) void fetchNextPage();
    else wanted.current = 0;
  }, [isFetching, loaded, hasNextPage, isFetchNextPageError, fetchNextPage]);
  const load = () => {
    wanted.current = loaded + 1;
    void fetchNextPage({ cancelRefetch: false });
  };
  return { more: isShown && hasNextPage, busy: isFetchingNextPage, load };
}
