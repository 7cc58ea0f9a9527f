import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MadeRecord, OutboxEntry } from './outbox-entry';

/** A stored answer of the API. */
export interface KeptRead {
  text: string;
  headers: [string, string][];
  /** Moment of the answer. */
  keptAt: string;
}

interface Kept extends DBSchema {
  /** By address. */
  reads: { key: string; value: KeptRead };
  /** In the order of entry. */
  outbox: { key: number; value: OutboxEntry };
  /** Records that the server has created, by the keys of their entries. */
  answers: { key: string; value: MadeRecord };
  /** Notes of single screens, such as a running timer. */
  notes: { key: string; value: unknown };
}

/** The database of this device for one user in one tenant. */
export type OfflineDatabase = IDBPDatabase<Kept>;

const STORES = ['reads', 'outbox', 'answers', 'notes'] as const;

/** Opens the database of the owner, as in `alpina/<id>`; each owner has one, so that users never meet. */
export function openDatabase(owner: string): Promise<OfflineDatabase> {
  return openDB<Kept>(`vsd:${owner}`, 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
      for (const name of STORES) if (name !== 'outbox') database.createObjectStore(name);
    },
  });
}

/** Deletes the stored answers of the owner; with `unsent` their unsent entries as well. */
export async function forget(owner: string, { unsent }: { unsent: boolean }): Promise<void> {
  const database = await openDatabase(owner);
  for (const name of unsent ? STORES : (['reads'] as const)) await database.clear(name);
  database.close();
}
