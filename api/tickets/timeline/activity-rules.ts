import { Injectable } from '@nestjs/common';
import { STAFF } from '../../masterdata/access.js';
import { isOpenTo } from '../../platform/access/permission.js';
import type { FieldChange } from '../../platform/audit/field-change.js';
import type { Computations, SqlValue } from '../../platform/read/record.js';
import type { FieldRecord } from '../../platform/resource/field.js';
import { resourceOf } from '../../platform/resource/resource.js';
import type { ResourceRules } from '../../platform/rest/rules.js';
import { currentUser, type SignedInUser } from '../../platform/tenancy/session.js';
import { Role } from '../../vocabulary/role.js';
import { ActivityKind, TICKET_CHANGE_KINDS } from '../../vocabulary/work.js';
import { Ticket } from '../record/ticket.entity.js';
import { activityScope } from '../record/ticket-scope.js';
import type { Activity } from './activity.entity.js';

/** Activities are read only, and tell nobody of fields that they do not see. */
@Injectable()
export class ActivityRules implements ResourceRules<Activity> {
  readonly usesTenantFields = true;

  scope(user: SignedInUser) {
    return activityScope(user);
  }

  computed(): Computations<Activity> {
    return {
      changes: {
        of: ['kind', 'changes'],
        value: ({ kind, changes }, { tenantFields }) => {
          const { roles } = currentUser();
          const custom = tenantFields.byResource.get('tickets') ?? [];
          return changes.filter((change) => maySee(kind, change, roles, custom)).map(withIds);
        },
      },
      attachments: { sql: { sent: sentAttachments }, value: ({ sent }) => sent },
    };
  }
}

/** Files that were sent with an entry, as far as the reader may see them. */
const sentAttachments: SqlValue = (column) => {
  const { roles } = currentUser();
  const seesHidden = STAFF.some((role) => roles.includes(role));
  const own = `s.tenant = ${column('tenant')} and s.activity_id = ${column('id')}`;
  const visible = seesHidden ? '' : ' and f.visible_for_customer';
  return `(select coalesce(json_agg(f.id order by f.id), '[]') from activity_attachments s join attachment f on f.tenant = s.tenant and f.id = s.attachments_id where ${own}${visible})`;
};

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
  if (field) return isOpenTo(field.options.visible, roles);
  return !TICKET_CHANGE_KINDS.includes(kind) || roles.includes(Role.Agent);
}

const withIds = ({ fromId = null, toId = null, ...change }: FieldChange) => ({ ...change, fromId, toId });
