import type { EntityManager } from '@mikro-orm/postgresql';
import { Choice, newestIndex, Resource, Text } from '../resource/index.js';
import { currentSession } from '../tenancy/session.js';
import { TenantEntity } from '../tenancy/tenant-entity.js';
import { DATA_ACCESS_KINDS, type DataAccessKind } from '../vocabulary/data-access.js';

const SCREENS = { route: 'admin/support/data-accesses', menu: 'none', icon: 'History', title: 'label' } as const;
const KEPT = { readOnly: true, list: true } as const;

/**
 * An access to the data of persons: an export, its download, an erasure (docs/privacy.md). createdAt and createdBy are time
 * and user.
 */
@Resource({
  path: 'data-accesses',
  ...SCREENS,
  sort: '-createdAt',
  lists: ['createdAt'],
  audited: false,
  allow: { read: ['@administrators'] },
  indexes: ['kind', 'record', 'actor'].map(newestIndex('data_access')),
})
export class DataAccess extends TenantEntity {
  @Choice(DATA_ACCESS_KINDS, { ...KEPT, name: 'dataAccessKind', required: true, filter: true }) kind!: DataAccessKind;
  /** The pseudonym, the person or the list. */
  @Text({ ...KEPT, required: true, max: 200, person: 'name' }) label!: string;
  /** Id of the person’s record; null for a list. */
  @Text({ readOnly: true, max: 36, filter: true }) record: string | null = null;
  /** Name of the user at that time. */
  @Text({ ...KEPT, max: 200, person: 'name' }) user: string | null = null;
  /** Id of the user; null for the system. */
  @Text({ readOnly: true, max: 36, filter: true, person: false }) actor: string | null = null;
}

/** Notes an access in the transaction of `em`. */
export function noteAccess(em: EntityManager, access: Pick<DataAccess, 'kind' | 'label'> & { record?: string | null }) {
  const { user } = currentSession();
  em.persist(
    Object.assign(new DataAccess(), { record: null, ...access, user: user?.name ?? null, actor: user?.id ?? null }),
  );
}
