import { clockDifference, serverNow } from '../../model/server-clock';
import { uploadFile } from '../files';
import { apiFetch } from '../http';
import { ApiError, SessionExpiredError, StaleError } from '../problem';
import type { OfflineDatabase } from './database';
import { type MadeRecord, type NewEntry, nextOf, type OutboxEntry, resolved } from './outbox-entry';

/** First and longest pause before an unanswered entry is sent again, in milliseconds. */
const [SOON, LATE] = [2_000, 60_000];
/** Time in which the server surely remembers the key of an entry, in milliseconds; it deletes keys after a day. */
const KNOWN_MS = 20 * 3_600_000;

const UNKNOWN_OUTCOME = { message: '', status: 0, problem: { code: 'OUTCOME_UNKNOWN' } };

/** The entries of this device that wait to be sent. */
export interface Outbox {
  /** The waiting entries, in the order of entry. */
  entries(): readonly OutboxEntry[];
  subscribe(listener: () => void): () => void;
  /** Stores an entry, and sends it as soon as possible; resolves to its key once it is stored. */
  add(entry: NewEntry): Promise<string>;
  /** Sends a refused entry once more, with its changes if any, as a new submission. */
  again(entry: OutboxEntry, changes?: Partial<NewEntry>): Promise<void>;
  discard(entry: OutboxEntry): Promise<void>;
  /** Tries to send now. */
  send(): void;
  /** Called after entries were sent, by any tab, once for all entries sent together. */
  onSent(listener: () => void): () => void;
  close(): void;
}

/** Opens the outbox of a database; one tab sends at a time, and it sends the entries of other tabs as well. */
export async function openOutbox(database: OfflineDatabase, name: string): Promise<Outbox> {
  let cached: readonly OutboxEntry[] = await database.getAll('outbox');
  let isSending = false;
  let hasSent = false;
  let pause = SOON;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const sentListeners = new Set<() => void>();
  const tabs = new BroadcastChannel(`outbox:${name}`);

  const refresh = async () => {
    cached = await database.getAll('outbox');
    for (const listener of listeners) listener();
  };
  const changed = async () => {
    await refresh();
    tabs.postMessage(null);
  };
  const put = async (entry: OutboxEntry) => {
    await database.put('outbox', entry);
    await changed();
  };
  const settled = async (entry: OutboxEntry, answer: Partial<MadeRecord> | undefined) => {
    const sent = database.transaction(['outbox', 'answers'], 'readwrite');
    void sent.objectStore('outbox').delete(entry.seq);
    if (answer?.id) void sent.objectStore('answers').put({ id: answer.id, version: answer.version }, entry.key);
    await sent.done;
    await changed();
    hasSent = true;
  };

  /** Sends the entries one by one until none may be sent, the server does not answer, or the session has ended. */
  const sendAll = async (): Promise<'done' | 'later' | 'signedOut'> => {
    for (;;) {
      const entry = nextOf(await database.getAll('outbox'));
      if (!entry) return 'done';
      if (entry.triedAt && serverNow().getTime() - Date.parse(entry.triedAt) > KNOWN_MS) {
        await put({ ...entry, refusal: UNKNOWN_OUTCOME });
        continue;
      }
      // Stored before sending: an unanswered call may or may not have reached the server.
      if (!entry.triedAt) await database.put('outbox', { ...entry, triedAt: serverNow().toISOString() });
      try {
        await settled(entry, await submit(entry, await madeOf(database)));
        pause = SOON;
      } catch (error) {
        if (error instanceof SessionExpiredError) return 'signedOut';
        if (!(error instanceof ApiError)) console.error(error);
        if (!isRefusal(error)) {
          if (isUnsent(error)) await database.put('outbox', entry);
          return 'later';
        }
        const { message, status, problem } = error;
        await put({ ...entry, refusal: { message, status, problem } });
      }
    }
  };

  const send = () => {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    withLock(`outbox:${name}`, sendAll)
      .catch((error: unknown) => {
        console.warn(error);
        return 'later' as const;
      })
      .then((end) => {
        isSending = false;
        if (hasSent) for (const listener of sentListeners) listener();
        hasSent = false;
        // The user may have added entries during the last read.
        if (end === 'done' && nextOf(cached)) send();
        if (end !== 'later') return;
        timer = setTimeout(send, pause);
        pause = Math.min(2 * pause, LATE);
      });
  };
  const sendSoon = () => {
    pause = SOON;
    if (cached.length > 0 && document.visibilityState === 'visible') send();
  };

  tabs.onmessage = async () => {
    const waited = cached.length;
    await refresh();
    // Another tab has sent entries of this one too.
    if (cached.length < waited && !nextOf(cached)) for (const listener of sentListeners) listener();
  };
  addEventListener('online', sendSoon);
  document.addEventListener('visibilitychange', sendSoon);
  if (cached.length > 0) send();

  return {
    entries: () => cached,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: async (entry) => {
      const key = crypto.randomUUID();
      const entered = { enteredAt: serverNow().toISOString(), clockDifference: clockDifference() };
      await database.add('outbox', { ...entry, key, ...entered } as OutboxEntry);
      await changed();
      send();
      return key;
    },
    again: async ({ refusal: _refusal, triedAt: _triedAt, ...entry }, changes = {}) => {
      // An answer to the old key does not count for the entry; entries that refer to it keep that key.
      await put({ ...entry, ...changes, attempt: (entry.attempt ?? 0) + 1 });
      send();
    },
    discard: async ({ seq }) => {
      await database.delete('outbox', seq);
      await changed();
      send();
    },
    send,
    onSent: (listener) => {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    close: () => {
      clearTimeout(timer);
      tabs.close();
      removeEventListener('online', sendSoon);
      document.removeEventListener('visibilitychange', sendSoon);
    },
  };
}

/** The records that the server has created from earlier entries. */
async function madeOf(database: OfflineDatabase): Promise<ReadonlyMap<string, MadeRecord>> {
  const [keys, records] = await Promise.all([database.getAllKeys('answers'), database.getAll('answers')]);
  return new Map(keys.map((key, at) => [key, records[at] as MadeRecord]));
}

function submit(entry: OutboxEntry, made: ReadonlyMap<string, MadeRecord>): Promise<Partial<MadeRecord> | undefined> {
  const { path, body, version } = resolved(entry, made);
  const { key, attempt = 0, method, file } = entry;
  const idempotencyKey = attempt > 0 ? `${key}.${attempt}` : key;
  if (!file) return apiFetch(path, { method, body, version, idempotencyKey });
  const { blob, name, fields } = file;
  return uploadFile(path, new File([blob], name, { type: blob.type }), { fields, idempotencyKey });
}

/** A refusal is final; an entry without an answer, or with one of a failing or overloaded server, is sent again. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof StaleError ||
  (error instanceof ApiError && error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status));

/** Whether the call did not leave: nothing has happened, however long ago that was. */
const isUnsent = (error: unknown) => error instanceof ApiError && error.code === 'NETWORK' && !navigator.onLine;

/** Runs the work while no other tab does; in browsers without locks at most one tab matters. */
const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(name, work) as Promise<T>) : work();
