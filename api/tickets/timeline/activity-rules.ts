import { Injectable } from '@nestjs/common';
import { STAFF } from '../../masterdata/access.js';
import { isOpenTo } from '../../platform/access/permission.js';
import type { FieldChange } from '../../platform/audit/field-change.js';
import type { Computations, SqlValue } from '../../platform/read/record.js';
import type { FieldRecord } from '../../platform/resource/field.js';
import { resourceOf } from '../../platform/resource/resource.js';
import type { ResourceRules } from '../../platform/rest/rules.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { Role } from '../../vocabulary/role.js';
import { ACTIVITY_RECORDS, ActivityKind, TICKET_CHANGE_KINDS } from '../../vocabulary/work.js';
import { Ticket } from '../record/ticket.entity.js';
import { activityScope } from '../record/ticket-scope.js';
import type { Activity } from './activity.entity.js';

/** Activities are read only, without changes of fields that are hidden from the reader. */
@Injectable()
export class ActivityRules implements ResourceRules<Activity> {
  readonly usesTenantFields = true;

  readonly scope = activityScope;

  computed(): Computations<Activity> {
    return {
      changes: {
        of: ['kind', 'changes'],
        value: ({ kind, changes }, { tenantFields }) => {
          const { roles } = currentUser();
          const custom = tenantFields.byResource.get(recordOfKind(kind)) ?? [];
          return changes.filter((change) => canSee(kind, change, roles, custom)).map(withIds);
        },
      },
      attachments: { sql: { sent: sentAttachments }, value: ({ sent }) => sent },
    };
  }
}

/** Files of a message that the reader may see. */
const sentAttachments: SqlValue = (column) => {
  const { roles } = currentUser();
  const seesHidden = STAFF.some((role) => roles.includes(role));
  const own = `s.tenant = ${column('tenant')} and s.activity_id = ${column('id')}`;
  const visible = seesHidden ? '' : ' and f.visible_for_customer';
  return `(select coalesce(json_agg(f.id order by f.id), '[]') from activity_attachments s join attachment f on f.tenant = s.tenant and f.id = s.attachments_id where ${own}${visible})`;
};

/** API path of the record whose fields an activity changes. */
const recordOfKind = (kind: string) =>
  ACTIVITY_RECORDS[kind.split('_')[0] as keyof typeof ACTIVITY_RECORDS] ?? 'tickets';

/**
 * Whether the reader sees a changed field: a field of the ticket and a custom field by its own access, any other field of
 * a change of the ticket and a former custom field as an agent, and a field of a record of the ticket in any case.
 */
function canSee(
  kind: Activity['kind'],
  { field: name }: FieldChange,
  roles: readonly string[],
  custom: readonly FieldRecord[],
): boolean {
  // The customer sees the decision about the approval, but not its field.
  if (kind === ActivityKind.ApprovalDecided && name === 'approval') return true;
  const field = [...resourceOf(Ticket).fields, ...custom].find((candidate) => candidate.name === name);
  if (field) return isOpenTo(field.options.visible, roles);
  return roles.includes(Role.Agent) || !(TICKET_CHANGE_KINDS.includes(kind) || name.startsWith('custom.'));
}

const withIds = ({ fromId = null, toId = null, ...change }: FieldChange) => ({ ...change, fromId, toId });
