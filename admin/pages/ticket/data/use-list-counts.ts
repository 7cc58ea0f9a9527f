import { useQuery } from '@tanstack/react-query';
import { apiFetch } from '../../../providers/http';
import type { FilterValues } from '../model/tabs';
import { TICKETS } from '../model/ticket';

/** How many tickets a list has; `isExact` false when there are more than were counted. */
export interface ListCount {
  total: number;
  isExact: boolean;
}

type Counts = Record<string, { count: number; exact: boolean }>;

/** Counts the tickets of several lists under their filters, in one request; absent while it is not known. */
export function useListCounts<Name extends string>(
  names: readonly Name[],
  filterOf: (name: Name) => FilterValues,
): Partial<Record<Name, ListCount>> {
  const filters = Object.fromEntries(names.map((name) => [name, filterOf(name)]));
  const { data = {} } = useQuery({
    queryKey: [TICKETS.route, 'counts', filters],
    queryFn: ({ signal }) => apiFetch<Counts>('ticket-counts', { query: { filters }, signal }),
    enabled: names.length > 0,
    staleTime: 15_000,
    placeholderData: (before) => before,
  });
  return Object.fromEntries(
    Object.entries(data).map(([name, { count, exact }]) => [name, { total: count, isExact: exact }]),
  ) as Partial<Record<Name, ListCount>>;
}
