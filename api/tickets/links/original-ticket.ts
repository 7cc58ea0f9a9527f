import type { EntityManager } from '@mikro-orm/postgresql';
import { LinkKind, TicketState } from '../../vocabulary/ticket.js';
import type { Ticket } from '../record/ticket.entity.js';
import { TicketLink } from './ticket-link.entity.js';

/**
 * The original of a closed duplicate (domain "Answer to a ticket closed as DUPLICATE_OF"); null for any other ticket. No
 * original is a duplicate itself (`assertLinkable`, `pointToOriginal`).
 */
export async function originalOf(em: EntityManager, id: string): Promise<Ticket | null> {
  const duplicate = { kind: LinkKind.DuplicateOf, ticket: { id, state: TicketState.Closed } };
  const link = await em.findOne(TicketLink, duplicate, { populate: ['target'] });
  return link?.target.unwrap() ?? null;
}
