import { Injectable } from '@nestjs/common';
import { opens } from '../platform/access/permission.js';
import { resourceOf } from '../platform/resource/resource.js';
import type { ResourceRules } from '../platform/resource/rules.js';
import { currentUser, type SignedInUser } from '../platform/tenancy/session.js';
import { ActivityKind, TICKET_CHANGE_KINDS } from '../vocabulary/activity-kind.js';
import { Role } from '../vocabulary/role.js';
import type { Activity, FieldChange } from './activity.entity.js';
import { Ticket } from './ticket.entity.js';
import { STAFF } from './ticket-field-access.js';
import { activityScope } from './ticket-scope.js';

/** Activities are read only, and tell nobody of fields that he does not see. */
@Injectable()
export class ActivityRules implements ResourceRules<Activity> {
  scope(user: SignedInUser) {
    return activityScope(user);
  }

  async present(activities: readonly Activity[]): Promise<Record<string, unknown>[]> {
    const { roles } = currentUser();
    const seesHidden = STAFF.some((role) => roles.includes(role));
    return activities.map(({ kind, changes, attachments }) => ({
      changes: changes.filter((change) => maySee(kind, change, roles)).map(withIds),
      attachments: attachments
        .getItems(false)
        .filter(({ visibleForCustomer }) => seesHidden || visibleForCustomer)
        .map(({ id }) => id),
    }));
  }
}

/** What a ticket does not keep under its own name, such as the visibility of a file, is told to the desk alone. */
function maySee(kind: Activity['kind'], { field: name }: FieldChange, roles: readonly string[]): boolean {
  // Whose ticket it is knows how its approval was decided, though not how the desk keeps it.
  if (!TICKET_CHANGE_KINDS.includes(kind) || kind === ActivityKind.ApprovalDecided) return true;
  const field = resourceOf(Ticket).fields.find((one) => one.name === name);
  return opens(field ? field.options.visible : [Role.Agent], roles);
}

const withIds = ({ fromId = null, toId = null, ...change }: FieldChange) => ({ ...change, fromId, toId });
