import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '../../platform/clock.js';
import { storeQuietly } from '../record/lock-ticket.js';
import type { Ticket } from '../record/ticket.entity.js';
import { awaitsReaction, clocksAfter, keepClocks } from '../record/ticket-clocks.js';
import type { ServiceTermsSource } from './service-terms.js';

/**
 * Stops the clock that waits for a word of the desk to the customer (domain "SLA clocks"). The version of the ticket
 * stays, unless the caller stores further changes of it (`isChanged`).
 */
export async function recordReaction(
  source: ServiceTermsSource,
  em: EntityManager,
  ticket: Ticket,
  isChanged = false,
): Promise<void> {
  if (!awaitsReaction(ticket)) return;
  const now = clock.now();
  const terms = await source.of(em, ticket, now);
  if (isChanged) keepClocks(ticket, terms, now, { reacted: true });
  else await storeQuietly(em, ticket, clocksAfter(ticket, terms, now, { reacted: true }));
}
