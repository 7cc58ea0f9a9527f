import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../masterdata/user.entity.js';
import { canOpen } from '../../notifications/record/visible-notifications.js';
import { originalOf } from '../../tickets/links/original-ticket.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { isCustomersSide } from './customers-side.js';

/** The recipient of a mail, who may reach a ticket. */
export interface TicketReader {
  /** Id of the user; null for an address without a user. */
  readonly user: string | null;
  readonly email: string;
}

/**
 * The original of a closed duplicate, if the reader of a mail reaches it; a preview has no reader. An answer to the mail is
 * filed there (domain "Answer to a ticket closed as DUPLICATE_OF").
 */
export async function originalFor(
  em: EntityManager,
  { id, state }: Ticket,
  reader: TicketReader | undefined,
): Promise<Ticket | null> {
  if (state !== TicketState.Closed) return null;
  const original = await originalOf(em, id);
  if (!original || !reader) return original;
  const person = reader.user && (await em.findOne(User, { id: reader.user }));
  const reaches = person ? await canOpen(em, person, original) : await isCustomersSide(em, original, reader.email);
  return reaches ? original : null;
}
