import type { ApplicationConfig } from '../config';
import type { Me } from '../me';
import { Role } from '../role';
import { type OfflineDatabase, openDatabase } from './database';
import type { KeptReads } from './kept-reads';
import { type Outbox, openOutbox } from './outbox';
import { becomeOwner, forgetOwner } from './owner';

/** The offline store of this device for the day of an executor. */
export interface Offline {
  outbox: Outbox;
  /** Addresses of the answers that are stored on this device. */
  storedAddresses(): Promise<string[]>;
  /** Reads the note of a screen by its name. */
  note<T>(name: string): Promise<T | undefined>;
  keepNote(name: string, value: unknown): Promise<void>;
  /** Deletes the whole store with its unsent entries, and stores nothing any more. */
  forget(): Promise<void>;
}

/** Stores the day of an executor from now on, and of no other role; undefined where the browser denies its storage. */
export async function keepDay(config: ApplicationConfig, me: Me, reads: KeptReads): Promise<Offline | undefined> {
  const { id, tenant, roles } = me;
  if (!id || !tenant || !roles.includes(Role.Executor)) {
    reads.leave();
    await becomeOwner(undefined);
    return undefined;
  }
  const owner = `${tenant}/${id}`;
  try {
    await becomeOwner({ owner, config });
    const database = await openDatabase(owner);
    await reads.begin(database);
    return offlineOf(database, await openOutbox(database, owner), reads);
  } catch (error) {
    console.warn('Nothing can be kept on this device.', error);
    reads.leave();
    return undefined;
  }
}

const offlineOf = (database: OfflineDatabase, outbox: Outbox, reads: KeptReads): Offline => ({
  outbox,
  storedAddresses: () => database.getAllKeys('reads'),
  note: async <T>(name: string) => (await database.get('notes', name)) as T | undefined,
  keepNote: async (name, value) => {
    if (value === undefined) await database.delete('notes', name);
    else await database.put('notes', value, name);
  },
  forget: async () => {
    reads.leave();
    outbox.close();
    await forgetOwner();
  },
});
