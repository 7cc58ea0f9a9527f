import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Customer } from '../../customers/record/customer.entity.js';
import { ownDomainOf } from '../../customers/record/customer-domain.js';
import { fold } from '../../platform/resource/fold.js';
import { referenceTo } from '../../platform/tenancy/reference.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import type { MailSender } from './mail-sender.js';

/** Customers with the address, of their own or of a contact in the CRM. */
const BY_ADDRESS = `
  select c.id from customer c where c.tenant = ? and lower(c.communication_email) = ?
  union
  select c.id from contact p
    join address a on a.tenant = p.tenant and a.id = p.address_id
    join customer c on c.tenant = a.tenant and c.crm_address_number = a.number
   where p.tenant = ? and p.active and lower(p.email) = ?`;

/** The customer to whom a user has assigned the domain. */
const BY_OWN_DOMAIN = 'select d.customer_id as id from customer_domain d where d.tenant = ? and d.domain = ?';

/** Customers whose active users have addresses of the domain. */
const BY_DOMAIN = `
  select distinct c.id from "user" u
    join customer c on c.tenant = u.tenant and c.code = u.customer_code
   where u.tenant = ? and u.active and split_part(u.email_key, '@', 2) = ? limit 2`;

type Row = { readonly id: string };

/**
 * The customer of a sender: that of the user, else the customer of the address or contact, else that of the domain, else
 * the only customer whose users have addresses of the domain. Null for several or none, and for a disowned address.
 */
export async function customerOf(
  em: EntityManager,
  { address, isBelieved, record, user }: MailSender,
): Promise<Ticket['customer']> {
  if (!isBelieved) return null;
  const customer = (id: string) => ref(referenceTo(em, Customer, id));
  if (user?.facts.customerId) return customer(user.facts.customerId);
  // Users without a customer, such as agents, and inactive users write for no customer.
  if (record) return null;
  const tenant = currentTenant();
  const [first, ...others] = await em.execute<Row[]>(BY_ADDRESS, [tenant, address, tenant, address]);
  if (first) return others.length === 0 ? customer(first.id) : null;
  const domain = ownDomainOf(fold(address));
  if (!domain) return null;
  const [own] = await em.execute<Row[]>(BY_OWN_DOMAIN, [tenant, domain]);
  if (own) return customer(own.id);
  const users = await em.execute<Row[]>(BY_DOMAIN, [tenant, domain]);
  return users.length === 1 ? customer((users[0] as Row).id) : null;
}
