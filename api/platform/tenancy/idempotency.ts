import type { EntityManager } from '@mikro-orm/postgresql';
import { Problem } from '../http/problem.js';
import { currentSession, currentTenant, runInSession } from './session.js';

/**
 * Runs the work once per Idempotency-Key. The key is inserted first, in the work's own transaction: a parallel request
 * with the same key waits for that transaction and then finds the stored answer. Same key with another body: 422.
 */
export async function rememberAnswer<T>(
  em: EntityManager,
  { key, fingerprint }: { key: string; fingerprint: string },
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  const tenant = currentTenant();
  const inserted = await em.execute<unknown[]>(
    'insert into idempotency_key (tenant, key, fingerprint) values (?, ?, ?) on conflict do nothing returning key',
    [tenant, key, fingerprint],
  );
  if (inserted.length === 0) return (await recallAnswer<T>(em, { key, fingerprint })) as T;
  const answer = await work(em);
  await em.flush();
  await em.execute('update idempotency_key set answer = ?::jsonb where tenant = ? and key = ?', [
    JSON.stringify(answer),
    tenant,
    key,
  ]);
  return answer;
}

/** The stored answer of a key; undefined without one. Throws 422 for a key with another body. */
export async function recallAnswer<T>(
  em: EntityManager,
  { key, fingerprint }: { key: string; fingerprint: string },
): Promise<T | undefined> {
  const [stored] = await em.execute<{ fingerprint: string; answer: T }[]>(
    'select fingerprint, answer from idempotency_key where tenant = ? and key = ?',
    [currentTenant(), key],
  );
  if (stored && stored.fingerprint !== fingerprint) throw new Problem(422, 'IDEMPOTENCY_MISMATCH');
  return stored?.answer;
}

/**
 * Runs further transactions of a request before or after the one that stores its answer under the Idempotency-Key. They
 * must follow from that one, or be repeatable.
 */
export function besideKey<T>(work: () => Promise<T>): Promise<T> {
  return runInSession({ ...currentSession(), idempotency: undefined }, work);
}
