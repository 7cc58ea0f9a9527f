import { Injectable } from '@nestjs/common';
import { permits } from '../platform/access/permission.js';
import { invalidField } from '../platform/http/problem.js';
import type { Condition } from '../platform/resource/query.js';
import type { ResourceRules } from '../platform/resource/rules.js';
import type { SignedInUser } from '../platform/tenancy/session.js';
import { today } from '../platform/today.js';
import { Role } from '../vocabulary/role.js';
import type { Announcement } from './announcement.entity.js';

const FLAGS = [
  [Role.Agent, 'visibleForAgent'],
  [Role.Customer, 'visibleForCustomer'],
  [Role.Executor, 'visibleForExecutor'],
] as const;

/** Who manages announcements sees them all; everybody else those for one of his roles, while they are shown. */
@Injectable()
export class AnnouncementRules implements ResourceRules<Announcement> {
  scope({ roles }: SignedInUser): Condition | undefined {
    if (permits([Role.ManageAnnouncement], roles)) return undefined;
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

  beforeCreate(announcement: Announcement): void {
    assertPeriod(announcement);
  }

  beforeUpdate(announcement: Announcement): void {
    assertPeriod(announcement);
  }
}

function assertPeriod({ showFrom, showUntil }: Announcement): void {
  if (showUntil !== null && showUntil < showFrom) throw invalidField('/showUntil', 'END_BEFORE_START');
}
