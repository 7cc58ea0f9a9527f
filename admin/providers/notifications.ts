import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Schema } from './contract';
import { apiAddress, apiAnswer, apiFetch, readJson } from './http';
import { usePagedRows } from './use-paged-rows';

/** One notification of the user. */
export type Notification = Schema<'Notification'>;

/** The notifications to mark as read: by id, by ticket, or all up to a moment. */
type Read = Partial<Schema<'ReadNotifications'>>;

/** The address of the subject of a notification; notifications with the same address are grouped. */
export function addressOf({ ticket, webhook, queue }: Pick<Notification, 'ticket' | 'webhook' | 'queue'>): string {
  if (ticket) return `/issue/${ticket}`;
  // The name in the address groups the notices of one queue.
  return queue ? `/admin/support/jobs?queue=${queue}` : `/admin/support/webhooks/${webhook}/show`;
}

const PATH = 'notifications';
/** Notifications that are loaded with each step. */
const step = 30;
/** Most unread notifications whose tickets are loaded; beyond them, each opened ticket is marked as read. */
const UNREAD_LIMIT = 100;

/** The number of unread notifications, and their tickets. */
interface Unread {
  count: number;
  tickets: ReadonlySet<string>;
  /** There are more unread notifications than `tickets` covers. */
  isMore: boolean;
}

/** The number of unread notifications; it follows the events of the user on all their devices. */
export const useUnread = () =>
  useQuery({
    queryKey: [PATH, 'unread'],
    queryFn: async ({ signal }): Promise<Unread> => {
      const query = { filter: { unread: true }, fields: ['ticket'], range: [0, UNREAD_LIMIT - 1] };
      const answer = await apiAnswer(apiAddress(PATH, query), { signal });
      const rows = await readJson<Pick<Notification, 'ticket'>[]>(answer);
      const count = Number(answer.headers.get('X-Total-Count') ?? rows.length);
      return { count, tickets: new Set(rows.flatMap(({ ticket }) => ticket ?? [])), isMore: count > rows.length };
    },
    // Events report each new and each read notification, so that no screen reloads them.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The newest notifications, page by page. */
export const useNotifications = (onlyUnread: boolean) =>
  usePagedRows<Notification>({
    path: PATH,
    queryKey: [PATH, 'pages', onlyUnread],
    query: { filter: onlyUnread ? { unread: true } : {}, sort: ['createdAt', 'DESC'] },
    step,
  });

/** Marks notifications as read, and reloads the answers that show them. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Read) => apiFetch(`${PATH}/read`, { method: 'POST', body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [PATH] }),
  });
}

/** Marks the notifications of a ticket as read while the user has the ticket open. */
export function useReadTicket(ticket: string): void {
  const { data } = useUnread();
  const { mutate } = useMarkRead();
  const isUnread = data !== undefined && (data.isMore || data.tickets.has(ticket));
  const { count } = data ?? {};
  useEffect(() => {
    if (!isUnread) return undefined;
    const read = () => {
      if (document.visibilityState === 'visible') mutate({ ticket });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [isUnread, ticket, mutate, count]);
}
