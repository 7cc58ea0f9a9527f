import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { cursorOf } from './cursor';
import { apiAddress, apiAnswer, readJson } from './http';

interface PagedRowsOptions {
  /** API path of the list. */
  path: string;
  queryKey: readonly unknown[];
  /** The query of the list, without the page. */
  query: Omit<NonNullable<Parameters<typeof apiAddress>[1]>, 'range' | 'count' | 'after'>;
  /** Rows of a page. */
  step: number;
  /** Whether the rows of the former query stay until new ones arrive, as when a list is filtered. */
  keepsRows?: boolean;
  /** Interval at which the shown list is refreshed, in milliseconds; if absent, changes refresh it. */
  refetchInterval?: number;
}

/** The rows of a list of the API, page by page by its cursor. */
export function usePagedRows<Row>({ path, queryKey, query, step, keepsRows, refetchInterval }: PagedRowsOptions) {
  const pages = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    placeholderData: keepsRows ? keepPreviousData : undefined,
    refetchInterval,
    queryFn: async ({ pageParam, signal }) => {
      const address = apiAddress(path, { ...query, range: [0, step - 1], count: 'none', after: pageParam });
      const answer = await apiAnswer(address, { signal });
      return { rows: await readJson<Row[]>(answer), next: cursorOf(answer.headers.get('Link')) };
    },
    getNextPageParam: ({ next }) => next,
  });
  return { ...pages, rows: pages.data?.pages.flatMap(({ rows }) => rows) ?? [] };
}
