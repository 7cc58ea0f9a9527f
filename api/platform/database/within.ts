import type { EntityManager } from '@mikro-orm/postgresql';

/** A transaction of the ORM, which executes one statement at a time. */
interface Transaction {
  executeQuery(query: object): Promise<{ readonly rows: readonly unknown[] }>;
}

/** Sends SQL with parameters within the transaction of `em`; throws outside of one. */
export function within(em: EntityManager) {
  const transaction = em.getTransactionContext<Transaction>();
  if (!transaction) throw new Error('This is done within the transaction of what it is about');
  return {
    async executeSql(sql: string, parameters: readonly unknown[] = []): Promise<{ rows: unknown[] }> {
      const statement = { sql, parameters, query: { kind: 'RawNode' }, queryId: { queryId: 'within' } };
      const { rows } = await transaction.executeQuery(statement);
      return { rows: [...rows] };
    },
  };
}
