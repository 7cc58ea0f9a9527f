import { useQuery } from '@tanstack/react-query';
import type { FilterValues } from '../model/filters';
import type { ListCount } from '../model/views';
import type { ResourceAddress } from './data-provider';
import { apiFetch } from './http';

interface Waiting {
  resource: string;
  filter: FilterValues;
  resolve: (count: ListCount) => void;
  reject: (error: unknown) => void;
}

/** Characters of the lists in one request, since servers refuse long addresses. */
const LONGEST = 4_000;

let waiting: Waiting[] = [];

/** Counts a list of the resource with this API path; the lists of one task of the browser are counted in one request. */
export function countList(resource: string, filter: FilterValues): Promise<ListCount> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(countWaiting);
    waiting.push({ resource, filter, resolve, reject });
  });
}

function countWaiting() {
  const groups: Waiting[][] = [];
  let length = LONGEST;
  for (const one of waiting) {
    const own = encodeURIComponent(JSON.stringify([one.resource, one.filter])).length;
    length += own;
    if (length > LONGEST) [length] = [own, groups.push([])];
    groups.at(-1)?.push(one);
  }
  waiting = [];
  for (const group of groups) void count(group);
}

/** A refused list refuses its request: each list of it is counted alone then. */
async function count(group: readonly Waiting[]): Promise<void> {
  try {
    const lists = { ...group.map(({ resource, filter }) => ({ resource, filter })) };
    const counts = await apiFetch<{ count: number; exact: boolean }[]>('counts', { query: { lists } });
    group.forEach(({ resolve }, at) => {
      const { count: total, exact: isExact } = counts[at] as (typeof counts)[number];
      resolve({ total, isExact });
    });
  } catch (error) {
    const [first, ...others] = group;
    if (others.length === 0) first?.reject(error);
    else await Promise.all(group.map((one) => count([one])));
  }
}

/** The number of records under the filter of each list of a resource; absent while it is loading. */
export function useCounts<Name extends string>(
  { route, path }: ResourceAddress,
  lists: Readonly<Partial<Record<Name, FilterValues>>>,
  refetchInterval?: number,
): Partial<Record<Name, ListCount>> {
  const { data = {} } = useQuery({
    queryKey: [route, 'counts', lists],
    queryFn: async () => {
      const counted = Object.entries<FilterValues>(lists as Record<Name, FilterValues>).map(
        // A list that the API refuses, such as a saved query with a former value, has no number.
        async ([name, filter]) => [name, await countList(path, filter).catch(() => undefined)] as const,
      );
      return Object.fromEntries(await Promise.all(counted));
    },
    enabled: Object.keys(lists).length > 0,
    staleTime: 15_000,
    refetchInterval,
    placeholderData: (before) => before,
  });
  return data as Partial<Record<Name, ListCount>>;
}
