import type { EntityManager } from '@mikro-orm/postgresql';
import { currentTenant } from './session.js';

/**
 * Lets what is done within a tenant under the same key follow one after the other, so that what is counted or compared
 * before it is written stays true; held until the transaction ends.
 */
export async function oneAtATime(em: EntityManager, ...key: readonly string[]): Promise<void> {
  const lock = [currentTenant(), ...key].join(' ');
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lock]);
}
