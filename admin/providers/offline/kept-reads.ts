import { serverNow } from '../../model/server-clock';
import { ApiError } from '../problem';
import { missed, reached } from './connection';
import type { KeptRead, OfflineDatabase } from './database';

/** Time that the server may take before a stored answer is shown instead, in milliseconds. */
const PATIENCE = 5_000;
/** Age after which an unused answer is deleted, in milliseconds. */
const KEPT_MS = 7 * 86_400_000;
const MOST_READS = 800;
/** Longer answers are not stored, in characters. */
const LONGEST = 2_000_000;

/** Statuses of a proxy or the device for a server that does not answer. */
const AWAY = [0, 502, 503, 504];

/** Whether a call failed because the server is out of reach, not because the server refused it. */
export const isAway = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof DOMException && error.name === 'TimeoutError') ||
  (error instanceof ApiError && AWAY.includes(error.status));

/** Stored answers of the API on this device, for times when the server does not answer. */
export interface KeptReads {
  /** Calls the server; if it is away or slow, returns the answer stored under the address. */
  through(address: string, ask: () => Promise<Response>): Promise<Response>;
  /** Stores and reads answers in this database from now on; earlier answers of the session go there too. */
  begin(database: OfflineDatabase): Promise<void>;
  /** Stores no answers for the signed-in user. */
  leave(): void;
}

/** The store of answers; until its owner is known, the answers wait in memory. */
export function createKeptReads(): KeptReads {
  let early: Map<string, KeptRead> | undefined = new Map();
  let database: OfflineDatabase | undefined;

  const keep = async (address: string, answer: Response) => {
    if (!answer.headers.get('content-type')?.includes('json')) return;
    const text = await answer.text();
    if (text.length > LONGEST) return;
    const read = { text, headers: [...answer.headers], keptAt: serverNow().toISOString() };
    early?.set(address, read);
    await database?.put('reads', read, address);
  };
  const fetchAndKeep = async (address: string, ask: () => Promise<Response>) => {
    const answer = await ask();
    reached();
    // A device without free storage stores fewer answers and still works.
    if (early || database) keep(address, answer.clone()).catch(console.warn);
    return answer;
  };
  return {
    through: async (address, ask) => {
      const own = database;
      if (!own) return fetchAndKeep(address, ask);
      const kept = own.get('reads', address).catch(() => undefined);
      let patience: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<Response>((resolve) => {
        patience = setTimeout(async () => {
          const found = await kept;
          if (found) resolve(responseOf(found));
        }, PATIENCE);
      });
      const answered = fetchAndKeep(address, ask).catch(async (error: unknown) => {
        if (!isAway(error)) throw error;
        const found = await kept;
        missed(null);
        if (!found) throw error;
        return responseOf(found);
      });
      return Promise.race([answered, late]).finally(() => clearTimeout(patience));
    },
    begin: async (opened) => {
      database = opened;
      await prune(opened);
      for (const [address, read] of early ?? []) await opened.put('reads', read, address);
      early = undefined;
    },
    leave: () => {
      early = undefined;
      database = undefined;
    },
  };
}

function responseOf({ text, headers, keptAt }: KeptRead): Response {
  missed(keptAt);
  return new Response(text, { headers: headers.filter(([name]) => name !== 'content-encoding') });
}

/** Deletes answers that are too old, and the oldest answers beyond the limit. */
async function prune(database: OfflineDatabase): Promise<void> {
  const { store, done } = database.transaction('reads', 'readwrite');
  const [addresses, reads] = await Promise.all([store.getAllKeys(), store.getAll()]);
  const latest = addresses.map((address, at) => ({ address, keptAt: reads[at]?.keptAt ?? '' }));
  latest.sort((left, right) => right.keptAt.localeCompare(left.keptAt));
  const since = new Date(Date.now() - KEPT_MS).toISOString();
  const gone = latest.filter(({ keptAt }, at) => at >= MOST_READS || keptAt < since);
  await Promise.all(gone.map(({ address }) => store.delete(address)));
  await done;
}
