import type { ApplicationConfig } from '../config';
import { LocalKey, readLocal, writeLocal } from '../local-keys';
import { forget } from './database';

/** The user whose day this device stores, and the configuration that opens it without a network. */
export interface OfflineOwner {
  /** Tenant and id, as in `alpina/<id>`. */
  owner: string;
  config: ApplicationConfig;
}

/** The owner of the stored day; undefined unless an executor is signed in. */
export function keptOwner(): OfflineOwner | undefined {
  try {
    const owner = JSON.parse(readLocal(LocalKey.offline) ?? 'null');
    return owner && typeof owner.owner === 'string' && owner.config ? owner : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sets the owner of the stored day; undefined for none. The stored answers of another owner are deleted; their unsent
 * entries wait in their own database until they sign in again.
 */
export async function becomeOwner(next: OfflineOwner | undefined): Promise<void> {
  const before = keptOwner();
  writeLocal(LocalKey.offline, next && JSON.stringify(next));
  if (before && before.owner !== next?.owner) await forget(before.owner, { unsent: false }).catch(console.warn);
}

/** Deletes all stored data of the user who signs out, with the unsent entries. */
export async function forgetOwner(): Promise<void> {
  const owner = keptOwner();
  writeLocal(LocalKey.offline, undefined);
  if (owner) await forget(owner.owner, { unsent: true });
}
