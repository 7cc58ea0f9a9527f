import type { EntityManager } from '@mikro-orm/postgresql';
import { invalidField } from '../../platform/http/problem.js';
import { LinkKind, TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { Ticket } from '../record/ticket.entity.js';
import { idOf } from '../record/ticket-ownership.js';
import { TicketLink } from './ticket-link.entity.js';

/** Links between tickets of one customer, who sees both. */
const SAME_CUSTOMER: readonly LinkKind[] = [LinkKind.Executes, LinkKind.DuplicateOf];

/** Throws 422 for two tickets that cannot be linked in this kind. */
export async function assertLinkable(
  em: EntityManager,
  kind: LinkKind,
  [ticket, target]: readonly [Ticket, Ticket],
): Promise<void> {
  const refuse = (code: string) => invalidField('/target', code);
  if (target.state === TicketState.Draft) throw refuse('LINK_DRAFT');
  if (SAME_CUSTOMER.includes(kind) && idOf(ticket.customer) !== idOf(target.customer))
    throw refuse('LINK_OTHER_CUSTOMER');
  const executes = ticket.type === TicketType.Order && target.type === TicketType.Change;
  if (kind === LinkKind.Executes && !executes) throw refuse('LINK_TYPES');
  if (kind !== LinkKind.DuplicateOf) return;
  const either = { kind, ticket: { id: { $in: [ticket.id, target.id] } } };
  const [pointer] = await em.find(TicketLink, either, { limit: 1, orderBy: { createdAt: 'asc' } });
  // A link to an original must not lead on to another one, or in a circle.
  if (pointer) throw refuse(pointer.ticket.unwrap().id === target.id ? 'LINK_IS_DUPLICATE' : 'LINK_REPEATS_ALREADY');
}
