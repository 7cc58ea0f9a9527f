import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { cursorOf } from '../../providers/cursor';
import { apiAddress, apiAnswer, readJson } from '../../providers/http';
import { refreshMs, type SentMail, SUPPORT } from './support';

const step = 50;

/** A mail with the number of its ticket. */
export type MailRow = SentMail & { _embedded?: { ticket?: { id: string; title: string | null } | null } };

/** Mails about tickets, the latest first, kept under a key of whoever shows them. */
export function useMails(filter: Record<string, unknown>, scope: readonly string[] = [SUPPORT, 'mails']) {
  const query = useInfiniteQuery({
    queryKey: [...scope, filter],
    initialPageParam: undefined as string | undefined,
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    queryFn: async ({ pageParam, signal }) => {
      const range = [0, step - 1];
      const address = apiAddress('sent-mails', { filter, range, embed: ['ticket'], count: 'none', after: pageParam });
      const answer = await apiAnswer(address, { signal });
      return { rows: await readJson<MailRow[]>(answer), next: cursorOf(answer.headers.get('Link')) };
    },
    getNextPageParam: ({ next }) => next,
  });
  return { ...query, mails: query.data?.pages.flatMap(({ rows }) => rows) ?? [] };
}
