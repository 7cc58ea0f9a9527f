import { Injectable } from '@nestjs/common';
import { opens } from '../platform/access/permission.js';
import type { ResourceRules } from '../platform/resource/rules.js';
import { currentUser, type SignedInUser } from '../platform/tenancy/session.js';
import type { Role } from '../vocabulary/role.js';
import type { Activity } from './activity.entity.js';
import { TICKET_FIELD_ACCESS } from './ticket-field-access.js';
import { activityScope } from './ticket-scope.js';

const ACCESS: Readonly<Record<string, { visible?: readonly Role[] }>> = TICKET_FIELD_ACCESS;

/** Activities are read only, and tell nobody of fields that he does not see. */
@Injectable()
export class ActivityRules implements ResourceRules<Activity> {
  scope(user: SignedInUser) {
    return activityScope(user);
  }

  async present(activities: readonly Activity[]): Promise<Record<string, unknown>[]> {
    const { roles } = currentUser();
    return activities.map(({ changes }) => ({
      changes: changes.filter(({ field }) => opens(ACCESS[field]?.visible, roles)),
    }));
  }
}
