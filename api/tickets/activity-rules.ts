import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { opens } from '../platform/access/permission.js';
import type { FieldChange } from '../platform/audit/field-change.js';
import type { FieldRecord } from '../platform/resource/field.js';
import { resourceOf } from '../platform/resource/resource.js';
import type { ResourceRules } from '../platform/resource/rules.js';
import { currentUser, type SignedInUser } from '../platform/tenancy/session.js';
import { ActivityKind, TICKET_CHANGE_KINDS } from '../vocabulary/activity-kind.js';
import { Role } from '../vocabulary/role.js';
import type { Activity } from './activity.entity.js';
import { Ticket } from './ticket.entity.js';
import { customFieldsOfTickets } from './ticket-custom-fields.js';
import { STAFF } from './ticket-field-access.js';
import { activityScope } from './ticket-scope.js';

/** Activities are read only, and tell nobody of fields that they do not see. */
@Injectable()
export class ActivityRules implements ResourceRules<Activity> {
  scope(user: SignedInUser) {
    return activityScope(user);
  }

  async present(activities: readonly Activity[], em: EntityManager): Promise<Record<string, unknown>[]> {
    const { roles } = currentUser();
    const custom = await customFieldsOfTickets(em);
    const seesHidden = STAFF.some((role) => roles.includes(role));
    return activities.map(({ kind, changes, attachments }) => ({
      changes: changes.filter((change) => maySee(kind, change, roles, custom)).map(withIds),
      attachments: attachments
        .getItems(false)
        .filter(({ visibleForCustomer }) => seesHidden || visibleForCustomer)
        .map(({ id }) => id),
    }));
  }
}

/**
 * Fields of the ticket are told to those who see them, whatever kind of entry names them. What a ticket does not keep
 * under its own name is told to the desk alone where the entry is about the ticket, and to all where it is about
 * something that belongs to it.
 */
function maySee(
  kind: Activity['kind'],
  { field: name }: FieldChange,
  roles: readonly string[],
  custom: readonly FieldRecord[],
): boolean {
  // Whose ticket it is knows how its approval was decided, though not how the desk keeps it.
  if (kind === ActivityKind.ApprovalDecided && name === 'approval') return true;
  const field = [...resourceOf(Ticket).fields, ...custom].find((one) => one.name === name);
  if (field) return opens(field.options.visible, roles);
  return !TICKET_CHANGE_KINDS.includes(kind) || roles.includes(Role.Agent);
}

const withIds = ({ fromId = null, toId = null, ...change }: FieldChange) => ({ ...change, fromId, toId });
