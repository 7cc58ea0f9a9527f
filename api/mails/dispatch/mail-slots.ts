import type { EntityManager } from '@mikro-orm/postgresql';
import { oneAtATime } from '../../platform/tenancy/one-at-a-time.js';

export const HOUR_MS = 3_600_000;

/** Lets nobody else decide on mails to the address until the transaction ends. */
export async function lockRecipient(em: EntityManager, address: string): Promise<void> {
  await oneAtATime(em, 'mails', address);
}
