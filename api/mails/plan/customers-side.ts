import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../masterdata/user.entity.js';
import { ofEmail } from '../../masterdata/user-of-email.js';
import { mailAddress } from '../../platform/fields/mail-address.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import { Role } from '../../vocabulary/role.js';

/** Whether an address is one of the customer's side: contact, author or the customer's own for all mails. */
export async function isCustomersSide(em: EntityManager, ticket: Ticket, address: string): Promise<boolean> {
  const customer = await ticket.customer?.load();
  const people = [await ticket.author?.load(), await ticket.customerContact?.load()];
  const own = [ticket.contactEmail, customer?.communicationEmail, ...people.map((user) => user?.email)];
  if (!own.some((one) => one && mailAddress(one) === mailAddress(address))) return false;
  return !isStaff(await em.findOne(User, ofEmail(address)));
}

const isStaff = (user: User | null | undefined): boolean =>
  [Role.Agent, Role.Executor].some((role) => user?.roles.includes(role));
