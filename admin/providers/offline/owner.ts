import type { ApplicationConfig } from '../config';
import { LocalKey, readLocal, writeLocal } from '../local-keys';
import { forget } from './database';

/** Whose day this device keeps, and what is needed to show it without a network. */
export interface OfflineOwner {
  /** Tenant and id, as in `alpina/<id>`. */
  owner: string;
  config: ApplicationConfig;
}

/** Whose day is kept here; nobody's where nobody of the field is signed in. */
export function keptOwner(): OfflineOwner | undefined {
  try {
    const known = JSON.parse(readLocal(LocalKey.offline) ?? 'null');
    return known && typeof known.owner === 'string' && known.config ? known : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Says whose day is kept from now on, nobody's if left out. What was read for somebody else is forgotten; what they have
 * entered waits in their own database until they come back.
 */
export async function becomeOwner(next: OfflineOwner | undefined): Promise<void> {
  const before = keptOwner();
  writeLocal(LocalKey.offline, next && JSON.stringify(next));
  if (before && before.owner !== next?.owner) await forget(before.owner, { unsent: false }).catch(console.warn);
}

/** Forgets all that this device keeps of whoever signs out, what was not sent as well. */
export async function forgetOwner(): Promise<void> {
  const known = keptOwner();
  writeLocal(LocalKey.offline, undefined);
  if (known) await forget(known.owner, { unsent: true });
}
