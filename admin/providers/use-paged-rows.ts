import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { cursorOf } from './cursor';
import { apiAddress, apiAnswer, readJson } from './http';

interface PagedRowsOptions {
  /** API path of the list. */
  path: string;
  queryKey: readonly unknown[];
  /** What is asked of the list, beside the page. */
  query: Omit<NonNullable<Parameters<typeof apiAddress>[1]>, 'range' | 'count' | 'after'>;
  /** Rows of a page. */
  step: number;
  /** Whether the rows of another question stay until its own have come, as where a list is narrowed. */
  keepsRows?: boolean;
  /** How often it is asked anew while it is shown, in milliseconds; only when something has changed where it is absent. */
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
