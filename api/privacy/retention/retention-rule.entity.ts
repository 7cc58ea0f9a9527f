import { Choice, Flag, Integer, Resource } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { RETENTION_KINDS, type RetentionKind } from '../../vocabulary/privacy.js';
import { Role } from '../../vocabulary/role.js';

const SCREENS = { route: 'admin/support/retention-rules', menu: 'none', icon: 'Timer', title: 'kind' } as const;
const KIND = { name: 'retentionKind', required: true, writeOnce: true, list: true, help: true } as const;

/** The months after which records of a kind are deleted or pseudonymised by night; without a rule they stay (decision 53). */
@Resource({
  path: 'retention-rules',
  ...SCREENS,
  sort: 'createdAt',
  allow: { read: [Role.Admin], write: [Role.Admin] },
})
export class RetentionRule extends TenantEntity {
  @Choice(RETENTION_KINDS, KIND) kind!: RetentionKind;
  @Integer({ required: true, min: 1, max: 240, list: true }) months!: number;
  /** Only an active rule runs by night; a preview is always possible. */
  @Flag({ default: false, list: true, help: true }) active = false;
}
