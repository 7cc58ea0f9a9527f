import type { RaRecord } from 'react-admin';
import { Role } from '../../../providers/role';

/** How an announcement is shown (spec §3). */
export type AnnouncementType = 'INFORMATION' | 'WARNING' | 'URGENT';

/** An announcement; whom it is for is told to agents only. */
export interface Announcement extends RaRecord<string> {
  version: number;
  title: string;
  type: AnnouncementType;
  content: string;
  /** First day, `YYYY-MM-DD`. */
  showFrom: string;
  /** Last day, included; open when null. */
  showUntil: string | null;
  visibleForAgent?: boolean;
  visibleForCustomer?: boolean;
  visibleForExecutor?: boolean;
}

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
