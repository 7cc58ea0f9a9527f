import type { EntityManager } from '@mikro-orm/postgresql';

/** The rows that a statement brings. */
interface Rows {
  readonly rows: unknown[];
}

interface Connection {
  executeQuery(query: object): Promise<{ readonly rows: readonly unknown[] }>;
}

/** A transaction of the ORM, as far as it tells its connection and whether it stands. */
interface Transaction {
  readonly isCommitted?: boolean;
  readonly isRolledBack?: boolean;
  getExecutor(): { provideConnection(use: (connection: Connection) => Promise<Connection>): Promise<Connection> };
}

const connections = new WeakMap<object, Promise<Connection>>();

/** The rows of a statement that was sent. */
export interface SentRows {
  readonly heard: Promise<Rows>;
}

/**
 * Sends a statement within a transaction, behind what is underway in it: on a connection that pipelines nobody waits for
 * one another. It is sent when the answer to this comes, and heard later.
 */
export async function sentWithin(within: object, sql: string, parameters: readonly unknown[] = []): Promise<SentRows> {
  const transaction = within as Transaction;
  const known = connections.get(transaction);
  const found = known ?? transaction.getExecutor().provideConnection(async (connection) => connection);
  if (!known) connections.set(transaction, found);
  const connection = await found;
  if (transaction.isCommitted || transaction.isRolledBack) throw new Error('The transaction is over');
  const heard = connection.executeQuery({ sql, parameters, query: { kind: 'RawNode' } });
  return { heard: heard.then(({ rows }) => ({ rows: [...rows] })) };
}

/** Sends a statement within a transaction and hears its answer. */
export const heardWithin = async (within: object, sql: string, parameters?: readonly unknown[]): Promise<Rows> =>
  (await sentWithin(within, sql, parameters)).heard;

/** The transaction of `em`; throws outside of one. */
export function transactionOf(em: EntityManager): object {
  const transaction = em.getTransactionContext<object>();
  if (!transaction) throw new Error('This is done within the transaction of what it is about');
  return transaction;
}

/** Sends SQL with parameters within the transaction of `em`; throws outside of one. */
export function within(em: EntityManager) {
  const transaction = transactionOf(em);
  return { executeSql: (sql: string, values?: readonly unknown[]) => heardWithin(transaction, sql, values) };
}
