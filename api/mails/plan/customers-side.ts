import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../masterdata/user.entity.js';
import { ofEmail } from '../../masterdata/user-of-email.js';
import { mailAddress } from '../../platform/fields/mail-address.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import { Role } from '../../vocabulary/role.js';

/** Whether an address belongs to the customer's side: to contact or author, or it is the customer's address for all mails. */
export async function isCustomersSide(em: EntityManager, ticket: Ticket, address: string): Promise<boolean> {
  const customer = await ticket.customer?.load();
  const people = [await ticket.author?.load(), await ticket.customerContact?.load()];
  const own = [ticket.contactEmail, customer?.communicationEmail, ...people.map((user) => user?.email)];
  if (!own.some((email) => email && mailAddress(email) === mailAddress(address))) return false;
  return !isStaff(await em.findOne(User, ofEmail(address)));
}

const isStaff = (user: User | null | undefined): boolean =>
  [Role.Agent, Role.Executor].some((role) => user?.roles.includes(role));
