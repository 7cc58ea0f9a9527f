import { Choice, Flag, Integer, Moment, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import {
  RETENTION_KINDS,
  RETENTION_STATES,
  type RetentionKind,
  type RetentionState,
} from '../../vocabulary/privacy.js';
import { Role } from '../../vocabulary/role.js';

const SCREENS = { route: 'admin/support/retention-runs', menu: 'none', icon: 'History', title: 'kind' } as const;
const KEPT = { readOnly: true, list: true } as const;

/** A run of a retention rule with its numbers; a preview counts and changes nothing. */
@Resource({
  path: 'retention-runs',
  ...SCREENS,
  sort: '-createdAt',
  lists: ['createdAt'],
  audited: false,
  allow: { read: [Role.Admin] },
})
export class RetentionRun extends TenantEntity {
  @Choice(RETENTION_KINDS, { ...KEPT, name: 'retentionKind', required: true }) kind!: RetentionKind;
  @Flag(KEPT) preview = false;
  @Choice(RETENTION_STATES, { ...KEPT, name: 'retentionState', required: true }) state: RetentionState = 'RUNNING';
  /** Older records are due. */
  @Moment({ ...KEPT, required: true }) before!: Date;
  /** Due records at the beginning, and handled ones. */
  @Integer({ ...KEPT, default: 0 }) due = 0;
  @Integer({ ...KEPT, default: 0 }) handled = 0;
  /** Removed files. */
  @Integer({ ...KEPT, default: 0 }) files = 0;
  @Moment({ readOnly: true }) finishedAt: Date | null = null;
  /** Code of the failure. */
  @Text({ readOnly: true }) failure: string | null = null;
}
