import type { Schema } from '../../../providers/contract';
import { Role } from '../../../providers/role';

type Published = Schema<'Announcement'>;
type Audience = 'visibleForAgent' | 'visibleForCustomer' | 'visibleForExecutor';

/** How an announcement is shown (spec §3). */
export type AnnouncementType = Published['type'];

/** An announcement; whom it is for is told to agents only. */
export type Announcement = Omit<Published, Audience> & Partial<Pick<Published, Audience>>;

const audiences = [
  [Role.Agent, 'visibleForAgent'],
  [Role.Customer, 'visibleForCustomer'],
  [Role.Executor, 'visibleForExecutor'],
] as const;

const rank: Record<AnnouncementType, number> = { URGENT: 0, WARNING: 1, INFORMATION: 2 };

/** Marks one state of an announcement, so that a changed one is shown again after it was put away. */
export const markOf = ({ id, version }: Pick<Announcement, 'id' | 'version'>) => `${id}:${version}`;

/**
 * The announcements for a reader on a day (`YYYY-MM-DD`) that he has not put away, urgent ones first, then the newest.
 * Who manages announcements is also given those of other days and readers; they are left out here.
 */
export function visibleAnnouncements(
  all: readonly Announcement[],
  { roles, day, dismissed }: { roles: readonly string[]; day: string; dismissed: readonly string[] },
): Announcement[] {
  const isFor = (announcement: Announcement) =>
    audiences.some(([role, flag]) => roles.includes(role) && announcement[flag] !== false);
  return all
    .filter(({ showFrom, showUntil }) => showFrom <= day && (showUntil === null || showUntil >= day))
    .filter((announcement) => isFor(announcement) && !dismissed.includes(markOf(announcement)))
    .sort((left, right) => rank[left.type] - rank[right.type] || right.showFrom.localeCompare(left.showFrom));
}
