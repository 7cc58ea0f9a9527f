import type { Schema } from './contract';
import { apiFetch } from './http';
import type { Me } from './me';

/** Most announcements that are loaded; the latest beginnings come first. */
const MOST = 100;

/** Interval at which an open page reloads the announcements, since the day goes on, in milliseconds. */
const PACE = 300_000;

/** Whether the user may read announcements at all. */
export const mayRead = (can: Me['can']): boolean => Boolean(can.announcements?.list);

/**
 * The announcements of today for the reader. They are loaded before the first screen, since a banner that comes later
 * would push the screen down. The key begins with the route, so that a change of an announcement reloads them.
 */
export const currentAnnouncementsQuery = {
  queryKey: ['announcement', 'current'],
  // Not reloaded by each screen: the live stream reports every change, as for lists.
  staleTime: PACE,
  refetchInterval: PACE,
  queryFn: ({ signal }: { signal?: AbortSignal } = {}) =>
    apiFetch<Schema<'Announcement'>[]>('announcements', {
      query: { current: true, range: [0, MOST - 1], sort: ['showFrom', 'DESC'] },
      signal,
    }),
};
