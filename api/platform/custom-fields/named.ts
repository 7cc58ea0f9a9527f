import type { EntityManager } from '@mikro-orm/postgresql';
import { Problem } from '../http/problem.js';
import type { ResourceModel } from '../resource/resource.js';
import { currentTenant } from '../tenancy/session.js';
import { holdDefinitions, targetOf } from './custom-fields.js';
import { resourceWith } from './slot-choice.js';

/**
 * Throws 409 IN_USE if a custom field of any record refers to the record, which the caller has locked: no foreign key
 * keeps what stands in JSON.
 */
export async function assertNotNamed(em: EntityManager, { type, options }: ResourceModel, id: string): Promise<void> {
  const { byResource } = await holdDefinitions(em);
  const fields = [...byResource.values()].flat().filter(({ custom }) => targetOf(custom)?.() === type);
  const where = new Map<string, number>();
  for (const { custom } of fields) {
    const [row] = await em.execute<{ n: number }[]>(
      `select count(*)::int as n from "${resourceWith(custom).table}" where tenant = ? and custom ->> ? = ?`,
      [currentTenant(), custom.key, id],
    );
    if (row?.n) where.set(custom.resource, (where.get(custom.resource) ?? 0) + row.n);
  }
  if (where.size === 0) return;
  throw new Problem(409, options.inUse ?? 'IN_USE', { where: [...where].map(([resource, n]) => ({ resource, n })) });
}
