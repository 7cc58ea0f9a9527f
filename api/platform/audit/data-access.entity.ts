import type { EntityManager } from '@mikro-orm/postgresql';
import { Choice, newestIndex, Resource, Text } from '../resource/index.js';
import type { Allowed } from '../resource/resource-model.js';
import { currentSession } from '../tenancy/session.js';
import { TenantEntity } from '../tenancy/tenant-entity.js';
import { DATA_ACCESS_KINDS, type DataAccessKind } from '../vocabulary/data-access.js';

const SCREENS = { route: 'admin/support/data-accesses', menu: 'none', icon: 'History', title: 'label' } as const;
const NEWEST = { sort: '-createdAt', lists: ['createdAt'] } as const;
const ALLOW: Allowed = { read: ['@administrators'] };
const LISTS = ['kind', 'record', 'actor'].map(newestIndex('data_access'));
const KEPT = { readOnly: true, list: true } as const;

/**
 * An access to the data of persons: an export, its download, an erasure (docs/privacy.md). createdAt and createdBy are time
 * and user.
 */
@Resource({ path: 'data-accesses', ...SCREENS, ...NEWEST, allow: ALLOW, indexes: LISTS, audited: false })
export class DataAccess extends TenantEntity {
  @Choice(DATA_ACCESS_KINDS, { ...KEPT, name: 'dataAccessKind', required: true, filter: true }) kind!: DataAccessKind;
  /** The pseudonym, the person or the list. */
  @Text({ ...KEPT, required: true, max: 200, person: 'name' }) label!: string;
  /** Id of the person’s record; null for a list. */
  @Text({ readOnly: true, max: 36, filter: true }) record: string | null = null;
  /** Name of the user at that time. */
  @Text({ ...KEPT, max: 200, person: 'name' }) user: string | null = null;
  /** Id of the user; null for the system. */
  @Text({ readOnly: true, max: 36, filter: true, person: false, user: true }) actor: string | null = null;
}

/** Notes an access in the transaction of `em`. */
export function noteAccess(em: EntityManager, access: Pick<DataAccess, 'kind' | 'label'> & { record?: string | null }) {
  const { user } = currentSession();
  em.persist(
    Object.assign(new DataAccess(), { record: null, ...access, user: user?.name ?? null, actor: user?.id ?? null }),
  );
}
