import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { TenantEntityClass } from '../resource/resource-model.js';
import type { RulesRegistry } from '../rest/rules.js';
import { currentSession } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

/** Records that the transaction has locked, by class and id. */
const held = new WeakMap<EntityManager, Map<TenantEntityClass, Map<string, TenantEntity>>>();

/** Records within the scope of the writer, by id, locked against deletion until the end of the transaction. */
export async function lockReferences(
  em: EntityManager,
  registry: RulesRegistry,
  target: TenantEntityClass,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TenantEntity>> {
  const byTarget = held.get(em) ?? new Map<TenantEntityClass, Map<string, TenantEntity>>();
  held.set(em, byTarget);
  const locked = byTarget.get(target) ?? new Map<string, TenantEntity>();
  byTarget.set(target, locked);
  const missing = [...new Set(ids)].filter((id) => !locked.has(id));
  if (missing.length > 0) {
    const { user } = currentSession();
    const scope = user && registry.of(target).scope?.(user);
    const own = { id: { $in: missing } };
    const found = await em.find(target, (scope ? { $and: [own, scope] } : own) as never, {
      lockMode: LockMode.PESSIMISTIC_READ,
      orderBy: { id: 'asc' } as never,
    });
    for (const record of found) locked.set(record.id, record);
  }
  return locked;
}
