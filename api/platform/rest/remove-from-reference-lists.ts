import type { Collection } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { fieldsOf } from '../resource/field.js';
import { onDeleteOf, REFERENCES, targetOf } from '../resource/reference-kinds.js';
import { allTables } from '../resource/resource.js';
import type { TenantEntityClass } from '../resource/resource-model.js';
import { currentTenant } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

/**
 * Removes a record from the reference lists with `onDelete: 'clear'` before its deletion; each record with such a list
 * gets a new version and an entry in its history.
 */
export async function removeFromReferenceLists(
  em: EntityManager,
  target: TenantEntityClass,
  record: TenantEntity,
): Promise<void> {
  for (const type of allTables()) {
    const lists = fieldsOf(type).filter(
      (field) => field.kind === REFERENCES && targetOf(field) === target && onDeleteOf(field) === 'clear',
    );
    for (const { name } of lists) {
      const where = { tenant: currentTenant(), [name]: { id: record.id } };
      const owners = await em.find<TenantEntity>(type, where as never);
      await em.populate(owners, [name] as never);
      for (const owner of owners) {
        (owner as unknown as Record<string, Collection<TenantEntity>>)[name]?.remove(record);
        owner.touch();
      }
    }
  }
}
