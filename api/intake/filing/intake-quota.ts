import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '../../platform/clock.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { IntakeMessage } from '../record/intake-message.entity.js';

/** Tickets that mails of one sender begin in an hour: more than a person writes, less than a loop does. */
const TICKETS_AN_HOUR = 10;
const HOUR_MS = 3_600_000;

/**
 * Whether the sender's mails may begin another ticket now. Holds the sender until the transaction ends, so that mails
 * that are filed side by side are counted one after the other.
 */
export async function mayBeginTicket(em: EntityManager, sender: string): Promise<boolean> {
  const key = `intake ${currentTenant()} ${sender}`;
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
  const since = new Date(clock.now().getTime() - HOUR_MS);
  return (await em.count(IntakeMessage, { sender, opened: true, createdAt: { $gt: since } })) < TICKETS_AN_HOUR;
}
