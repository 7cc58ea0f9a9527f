import type { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, type KyselyTransactionLike } from 'pg-boss';

/** Sends SQL with parameters within the transaction of `em`; throws outside of one. */
export function within(em: EntityManager): ReturnType<typeof fromKysely> {
  const transaction = em.getTransactionContext<KyselyTransactionLike>();
  if (!transaction) throw new Error('This is done within the transaction of what it is about');
  return fromKysely(transaction);
}
