import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Schema } from './contract';
import { apiAddress, apiAnswer, apiFetch, readJson } from './http';
import { usePagedRows } from './use-paged-rows';

/** Something that the user is told of. */
export type Notification = Schema<'Notification'>;

/** Which ones have been read: these, those of a ticket, or all up to a moment. */
type Read = Partial<Schema<'ReadNotifications'>>;

/** Where what a notification is about is shown; those of one place stand together. */
export function addressOf({ ticket, webhook, queue }: Pick<Notification, 'ticket' | 'webhook' | 'queue'>): string {
  if (ticket) return `/issue/${ticket}`;
  // By its name the notices of one queue stand together.
  return queue ? `/admin/support/jobs?queue=${queue}` : `/admin/support/webhooks/${webhook}/show`;
}

const PATH = 'notifications';
/** Notifications that are loaded with each step. */
const step = 30;
/** Unread ones of which the tickets are known; who has more is asked for each. */
const known = 100;

/** How many are unread, and on which tickets. */
interface Unread {
  count: number;
  tickets: ReadonlySet<string>;
  /** There are more than those whose tickets are known. */
  isMore: boolean;
}

/** How many are unread; it follows what happens, on all devices alike. */
export const useUnread = () =>
  useQuery({
    queryKey: [PATH, 'unread'],
    queryFn: async ({ signal }): Promise<Unread> => {
      const query = { filter: { unread: true }, fields: ['ticket'], range: [0, known - 1] };
      const answer = await apiAnswer(apiAddress(PATH, query), { signal });
      const rows = await readJson<Pick<Notification, 'ticket'>[]>(answer);
      const count = Number(answer.headers.get('X-Total-Count') ?? rows.length);
      return { count, tickets: new Set(rows.flatMap(({ ticket }) => ticket ?? [])), isMore: count > rows.length };
    },
    // Events tell of each new one and of what was read, so that no screen asks for it again.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The newest ones, page by page. */
export const useNotifications = (onlyUnread: boolean) =>
  usePagedRows<Notification>({
    path: PATH,
    queryKey: [PATH, 'pages', onlyUnread],
    query: { filter: onlyUnread ? { unread: true } : {}, sort: ['createdAt', 'DESC'] },
    step,
  });

/** Marks some as read; what shows them is asked anew. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Read) => apiFetch(`${PATH}/read`, { method: 'POST', body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [PATH] }),
  });
}

/** Marks those of a ticket as read while somebody looks at it. */
export function useReadTicket(ticket: string): void {
  const { data } = useUnread();
  const { mutate } = useMarkRead();
  const isTold = data !== undefined && (data.isMore || data.tickets.has(ticket));
  const { count } = data ?? {};
  useEffect(() => {
    if (!isTold) return undefined;
    const read = () => {
      if (document.visibilityState === 'visible') mutate({ ticket });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [isTold, ticket, mutate, count]);
}
