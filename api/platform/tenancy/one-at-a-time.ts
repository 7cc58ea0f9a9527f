import type { EntityManager } from '@mikro-orm/postgresql';
import { currentTenant } from './session.js';

/** Serialises transactions of a tenant with the same key, so that counts before a write stay true. */
export async function oneAtATime(em: EntityManager, ...key: readonly string[]): Promise<void> {
  const lock = [currentTenant(), ...key].join(' ');
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lock]);
}
