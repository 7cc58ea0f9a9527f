import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { TenantEntityClass } from '../resource/resource-model.js';
import type { RulesRegistry } from '../rest/rules.js';
import { currentSession } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

/** What the present transaction holds already. */
const held = new WeakMap<EntityManager, Map<TenantEntityClass, Map<string, TenantEntity>>>();

/**
 * The records that are there for the writer, within their scope, by id. They are held until the transaction ends, so that
 * nobody deletes them meanwhile; each is looked for once.
 */
export async function lockReferences(
  em: EntityManager,
  registry: RulesRegistry,
  target: TenantEntityClass,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TenantEntity>> {
  const byTarget = held.get(em) ?? new Map<TenantEntityClass, Map<string, TenantEntity>>();
  held.set(em, byTarget);
  const known = byTarget.get(target) ?? new Map<string, TenantEntity>();
  byTarget.set(target, known);
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  if (missing.length > 0) {
    const { user } = currentSession();
    const scope = user && registry.of(target).scope?.(user);
    const own = { id: { $in: missing } };
    const found = await em.find(target, (scope ? { $and: [own, scope] } : own) as never, {
      lockMode: LockMode.PESSIMISTIC_READ,
      orderBy: { id: 'asc' } as never,
    });
    for (const one of found) known.set(one.id, one);
  }
  return known;
}
