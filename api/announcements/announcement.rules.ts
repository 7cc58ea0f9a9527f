import { Injectable, type OnModuleInit } from '@nestjs/common';
import { permits } from '../platform/access/permission.js';
import { EventTopics } from '../platform/events/event-topics.js';
import { invalidField } from '../platform/http/problem.js';
import type { Computations } from '../platform/read/record.js';
import type { Condition } from '../platform/resource/condition.js';
import { today } from '../platform/resource/today.js';
import type { Narrowings, ResourceRules } from '../platform/rest/rules.js';
import type { SignedInUser } from '../platform/tenancy/session.js';
import type { AnnouncementPhase } from '../vocabulary/notification.js';
import { Role } from '../vocabulary/role.js';
import { Announcement } from './announcement.entity.js';

const FLAGS = [
  [Role.Agent, 'visibleForAgent'],
  [Role.Customer, 'visibleForCustomer'],
  [Role.Executor, 'visibleForExecutor'],
] as const;

const REACH = ['visibleForAgent', 'visibleForCustomer', 'visibleForExecutor', 'showFrom', 'showUntil'] as const;

/** Managers of announcements see all of them, other users those for one of their roles, while they are shown. */
@Injectable()
export class AnnouncementRules implements ResourceRules<Announcement>, OnModuleInit {
  constructor(private readonly topics: EventTopics) {}

  onModuleInit(): void {
    this.topics.register(Announcement, { reachFields: REACH, couldReach: reachedAnnouncement });
  }

  scope(user: SignedInUser): Condition | undefined {
    return permits([Role.ManageAnnouncement], user.roles) ? undefined : shownTo(user);
  }

  /** The filter `current`, which also limits managers to the announcements shown to them. */
  narrowings(): Narrowings {
    return { current: shownTo };
  }

  computed(): Computations<Announcement> {
    return { phase: { of: ['showFrom', 'showUntil'], value: (announcement) => phaseOf(announcement, today()) } };
  }

  beforeCreate(announcement: Announcement): void {
    assertPeriod(announcement);
    assertAudience(announcement);
  }

  beforeUpdate(announcement: Announcement): void {
    assertPeriod(announcement);
    assertAudience(announcement);
  }
}

/** Those for one of the user's roles, while they are shown. */
function shownTo({ roles }: SignedInUser): Condition {
  const audiences = FLAGS.filter(([role]) => roles.includes(role)).map(([, flag]) => ({ [flag]: true }));
  const day = today();
  return {
    $and: [
      { $or: audiences },
      { showFrom: { $lte: day } },
      { $or: [{ showUntil: null }, { showUntil: { $gte: day } }] },
    ],
  };
}

function assertPeriod({ showFrom, showUntil }: Announcement): void {
  if (showUntil !== null && showUntil < showFrom) throw invalidField('/showUntil', 'END_BEFORE_START');
}

/** Refuses an announcement without readers. */
function assertAudience(announcement: Announcement): void {
  if (!FLAGS.some(([, flag]) => announcement[flag])) throw invalidField('/visibleForAgent', 'CHOOSE_ONE');
}

function phaseOf(
  { showFrom, showUntil }: Pick<Announcement, 'showFrom' | 'showUntil'>,
  day: string,
): AnnouncementPhase {
  if (showFrom > day) return 'PLANNED';
  return showUntil !== null && showUntil < day ? 'ENDED' : 'RUNNING';
}

/** Whether an announcement had readers before it was changed or removed. */
function reachedAnnouncement(before: Readonly<Record<string, unknown>>, { roles }: SignedInUser): boolean {
  if (permits([Role.ManageAnnouncement], roles)) return true;
  const { showFrom, showUntil } = before as Pick<Announcement, 'showFrom' | 'showUntil'>;
  const isFor = FLAGS.some(([role, flag]) => roles.includes(role) && before[flag] === true);
  return isFor && phaseOf({ showFrom, showUntil }, today()) === 'RUNNING';
}
