import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { type FilterValues, type TicketTab, withTab } from '../model/tabs';
import { TICKETS } from '../model/ticket';

/** How many tickets stand under a tab; `isExact` false when there are more than were counted. */
export interface TabCount {
  total: number;
  isExact: boolean;
}

/** Counts the tickets of the tabs under their filters; absent while it is not known. */
export function useTabCounts<Tab extends TicketTab>(
  tabs: readonly Tab[],
  filterOf: (tab: Tab) => FilterValues,
): Partial<Record<Tab, TabCount>> {
  const dataProvider = useDataProvider();
  const answers = useQueries({
    queries: tabs.map((tab) => {
      const filter = withTab(filterOf(tab), tab);
      return {
        queryKey: [TICKETS.route, 'count', filter],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          dataProvider.getList(TICKETS.route, { pagination: { page: 1, perPage: 1 }, filter, signal }),
        staleTime: 15_000,
      };
    }),
  });
  return Object.fromEntries(
    tabs.flatMap((tab, at) => {
      const answer = answers[at]?.data;
      return answer ? [[tab, { total: answer.total ?? 0, isExact: answer.meta?.totalExact !== false }]] : [];
    }),
  ) as Partial<Record<Tab, TabCount>>;
}
