import type { Schema } from './contract';
import { apiFetch } from './http';
import type { Me } from './me';

/** Most announcements that are looked at; those that began last come first. */
const MOST = 100;

/** How often they are asked for anew on a page that stays open, since the day goes on, in milliseconds. */
const PACE = 300_000;

/** Whether the user may read announcements at all. */
export const mayRead = (can: Me['can']): boolean => Boolean(can.announcements?.list);

/**
 * The announcements that are for the reader and shown today. They are read before the first screen is shown, since what
 * stands above it must not push it down afterwards. The key begins with the route, so that they are asked for anew when
 * one changes.
 */
export const currentAnnouncementsQuery = {
  queryKey: ['announcement', 'current'],
  // Not with each screen: whatever changes is told, as of lists.
  staleTime: PACE,
  refetchInterval: PACE,
  queryFn: ({ signal }: { signal?: AbortSignal } = {}) =>
    apiFetch<Schema<'Announcement'>[]>('announcements', {
      query: { current: true, range: [0, MOST - 1], sort: ['showFrom', 'DESC'] },
      signal,
    }),
};
