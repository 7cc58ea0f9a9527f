import { chunks } from './data-provider';
import { apiFetch } from './http';
import { ApiError, NotConfirmedError, type Problem } from './problem';

/** One operation for many records of a resource: `update`, `delete`, or the name of an action, with its body. */
export interface BulkOrder {
  operation: string;
  body?: object;
  confirm?: readonly string[];
}

/** A record with the version that the user saw of it. */
interface BulkRecord {
  id: string;
  version: number;
}

/** The result of one record. */
interface BulkRecordResult {
  id: string;
  outcome: 'DONE' | 'REFUSED' | 'UNCONFIRMED' | 'UNDONE';
  problem: Problem | null;
}

interface BulkResult {
  id: string;
  undoUntil: string | null;
  records: BulkRecordResult[];
}

/** Records of one request. */
const TOGETHER = 200;
/** Time for the answer to one request, in milliseconds. */
const TIMEOUT = 120_000;

/** The answers to an order, and the questions of the server about it. */
interface Conversation {
  /** Sends, and sends again with the codes that the user has confirmed; rejects if the user declines. */
  confirmed: (send: (given: { confirm?: readonly string[] }) => Promise<void>) => Promise<void>;
  failureOf: (problem: Problem) => ApiError;
  /** Is called with the number of finished records. */
  progress: (done: number) => void;
}

/**
 * Runs an order on any number of records, 200 in a request. The result is the problems of records that stay as they are,
 * by id, and the ids of runs that may be undone.
 */
export async function runBulk(
  path: string,
  order: BulkOrder,
  records: readonly BulkRecord[],
  { confirmed, failureOf, progress }: Conversation,
): Promise<{ problems: ReadonlyMap<string, Problem>; undoable: string[] }> {
  const problems = new Map<string, Problem>();
  const undoable: string[] = [];
  let waiting = records;
  await confirmed(async ({ confirm }) => {
    let done = records.length - waiting.length;
    for (const part of chunks(waiting, TOGETHER)) {
      const sent = { ...order, ...(confirm && { confirm }), records: part };
      const { id, undoUntil, records: results } = await once((key) => post(`${path}/bulk`, sent, key));
      if (undoUntil) undoable.push(id);
      for (const { id: record, problem } of results) problem ? problems.set(record, problem) : problems.delete(record);
      done += part.length;
      progress(done);
    }
    waiting = waiting.filter(({ id }) => problems.get(id)?.code === 'CONFIRMATION_REQUIRED');
    const asked = waiting.flatMap(({ id }) => problems.get(id) ?? []);
    const codes = [...new Set(asked.flatMap(({ params }) => (params?.codes as string[] | undefined) ?? []))];
    if (asked[0]) throw failureOf({ ...asked[0], params: { ...asked[0].params, codes } });
  }).catch((error) => {
    // The records of a declined question stay as they are, and are listed with it.
    const isQuestion = error instanceof ApiError && error.code === 'CONFIRMATION_REQUIRED';
    if (!isQuestion && !(error instanceof NotConfirmedError)) throw error;
  });
  return { problems, undoable };
}

/** Undoes orders; the answer has the records that stay changed, with their reasons. */
export async function undoBulk(path: string, ids: readonly string[]): Promise<BulkRecordResult[]> {
  const results: BulkRecordResult[] = [];
  for (const id of ids) {
    const { records } = await once((key) => post(`${path}/bulk/${encodeURIComponent(id)}/reversal`, undefined, key));
    results.push(...records.filter(({ outcome, problem }) => outcome === 'DONE' && problem));
  }
  return results;
}

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

const post = (path: string, body: object | undefined, idempotencyKey: string) =>
  apiFetch<BulkResult>(path, { method: 'POST', body, idempotencyKey, timeout: TIMEOUT });
