import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Schema } from '../../providers/contract';
import { cursorOf } from '../../providers/cursor';
import { apiAddress, apiAnswer, readJson } from '../../providers/http';

/** What somebody changed of a record of the configuration. */
export type ConfigChange = Schema<'ConfigChange'>;

/** API path of the log, which says as well who may read it. */
export const CHANGES = 'config-changes';

const step = 50;
const refreshMs = 15_000;

/** Changes of the configuration, the newest first, and asked for anew while they are shown. */
export function useChanges(queryKey: readonly unknown[], filter: Record<string, unknown>) {
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    queryFn: async ({ pageParam, signal }) => {
      const address = apiAddress(CHANGES, { filter, range: [0, step - 1], count: 'none', after: pageParam });
      const answer = await apiAnswer(address, { signal });
      return { rows: await readJson<ConfigChange[]>(answer), next: cursorOf(answer.headers.get('Link')) };
    },
    getNextPageParam: ({ next }) => next,
  });
  return { ...query, changes: query.data?.pages.flatMap(({ rows }) => rows) ?? [] };
}
