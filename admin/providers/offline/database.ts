import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MadeRecord, OutboxEntry } from './outbox-entry';

/** An answer of the API as it was read. */
export interface KeptRead {
  text: string;
  headers: [string, string][];
  /** When it was answered. */
  keptAt: string;
}

interface Kept extends DBSchema {
  /** By address. */
  reads: { key: string; value: KeptRead };
  /** In the order of entry. */
  outbox: { key: number; value: OutboxEntry };
  /** Records that the server has made, by the keys of the entries that asked for them. */
  answers: { key: string; value: MadeRecord };
  /** What a screen keeps for itself, such as a running timer. */
  notes: { key: string; value: unknown };
}

/** What this device keeps of one user in one tenant. */
export type OfflineDatabase = IDBPDatabase<Kept>;

const STORES = ['reads', 'outbox', 'answers', 'notes'] as const;

/** Opens what is kept of the owner, as in `alpina/<id>`; each has a database of their own, so that they never meet. */
export function openDatabase(owner: string): Promise<OfflineDatabase> {
  return openDB<Kept>(`vsd:${owner}`, 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
      for (const name of STORES) if (name !== 'outbox') database.createObjectStore(name);
    },
  });
}

/** Forgets what was read of the owner; with `unsent` what they have entered as well. */
export async function forget(owner: string, { unsent }: { unsent: boolean }): Promise<void> {
  const database = await openDatabase(owner);
  for (const name of unsent ? STORES : (['reads'] as const)) await database.clear(name);
  database.close();
}
