import type { EntityManager } from '@mikro-orm/postgresql';
import { Contact } from '../../customers/address-book/contact.entity.js';
import { User } from '../../masterdata/user.entity.js';
import { ofEmail } from '../../masterdata/user-of-email.js';
import { Problem } from '../../platform/http/problem.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { Role } from '../../vocabulary/role.js';
import { TicketState } from '../../vocabulary/ticket.js';

/** Most tickets that a refusal names. */
const NAMED = 10;

/**
 * Refuses the erasure of oneself, of a program, of the last administrator, and of a user who is still responsible for
 * tickets, which the refusal names.
 */
export async function assertErasable(em: EntityManager, record: User | Contact): Promise<void> {
  if (record instanceof Contact) return assertOwnContact(em, record);
  if (record.id === currentUser().id) throw new Problem(409, 'USER_SELF');
  if (record.kind === 'SERVICE') throw new Problem(409, 'USER_IS_SERVICE');
  await assertOtherAdministrator(em, record);
  await assertWithoutTickets(em, record);
}

/** A contact of an external system would come back, and the contact of a user is erased with the user. */
async function assertOwnContact(em: EntityManager, { origin, email, number }: Contact): Promise<void> {
  if (origin) throw new Problem(409, 'KEPT_ELSEWHERE');
  const based = await em.findOne(User, { externalContactNumber: number });
  const user = based ?? (email ? await em.findOne(User, ofEmail(email)) : null);
  if (user) throw new Problem(409, 'ERASURE_OF_USER', { name: user.name });
}

async function assertOtherAdministrator(em: EntityManager, { id, roles }: User): Promise<void> {
  if (!roles.includes(Role.Admin)) return;
  const others = await em.count(User, { id: { $ne: id }, active: true, roles: { $contains: [Role.Admin] } as never });
  if (others === 0) throw new Problem(409, 'ERASURE_LAST_ADMINISTRATOR');
}

async function assertWithoutTickets(em: EntityManager, { id }: User): Promise<void> {
  const own = { $or: [{ responsible: { id } }, { executionResponsible: { id } }, { projectLead: { id } }] };
  const isOpen = { ...own, state: { $ne: TicketState.Closed } };
  const [tickets, count] = await em.findAndCount(Ticket, isOpen, { limit: NAMED, fields: ['identifier'] });
  if (count === 0) return;
  const names = tickets.map((ticket) => ticket.identifier ?? ticket.id).join(', ');
  throw new Problem(409, 'ERASURE_RESPONSIBLE', { count, tickets: count > NAMED ? `${names}, …` : names });
}
