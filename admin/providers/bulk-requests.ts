import type { Schema } from './contract';
import { apiFetch } from './http';
import { ApiError, type Problem } from './problem';

/** The result of one record; `problem` is the reason why its change or the undo failed. */
export type BulkRow = Pick<Schema<'BulkRecordResult'>, 'id' | 'outcome'> & { problem: Problem | null };

/** The answer to an operation on some records, or to its undo. */
type BulkAnswer = Omit<Schema<'BulkOperationResult'>, 'records'> & { records: BulkRow[] };

/** Sends a request about many records under an Idempotency-Key. */
export type SendBulk = (path: string, body: object | undefined, key: string) => Promise<BulkAnswer>;

/** Time for the answer to one request, in milliseconds. */
const TIMEOUT = 120_000;

export const sendBulk: SendBulk = (path, body, idempotencyKey) =>
  apiFetch<BulkAnswer>(path, { method: 'POST', body, idempotencyKey, timeout: TIMEOUT });

/**
 * Sends under one Idempotency-Key, and again after no answer or an interruption (503), which continues with the waiting
 * records: the operation runs once on each.
 */
export async function once<T>(send: (key: string) => Promise<T>): Promise<T> {
  const key = crypto.randomUUID();
  try {
    return await send(key);
  } catch (error) {
    if (error instanceof ApiError && [0, 503].includes(error.status)) return send(key);
    throw error;
  }
}
