import type { EntityManager } from '@mikro-orm/postgresql';
import { ownDomainOf } from '../../customers/record/customer-domain.js';
import { fold } from '../../platform/resource/fold.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import type { TicketType } from '../../vocabulary/ticket.js';
import type { SuggestedBecause } from './triage.shape.js';

/** A customer to whom the ticket of a sender may belong. */
export interface PossibleCustomer {
  readonly address: string;
  readonly customer: string;
  readonly because: SuggestedBecause;
}

/** An earlier ticket of a sender. */
export interface EarlierTicket {
  readonly address: string;
  readonly customer: string | null;
  readonly type: TicketType;
  readonly category: string | null;
}

/** Customers of the senders: by users, by addresses of customers, by contacts in the CRM; then by domains. */
const CUSTOMERS = `
  with sender as (select * from unnest(?::text[], ?::text[]) s(address, domain))
  select s.address, c.id as customer, 'PERSON' as because from sender s
    join "user" u on u.tenant = ? and u.email_key = s.address and u.active
    join customer c on c.tenant = u.tenant and c.code = u.customer_code
  union select s.address, c.id, 'PERSON' from sender s
    join customer c on c.tenant = ? and lower(c.communication_email) = s.address
  union select s.address, c.id, 'PERSON' from sender s
    join contact p on p.tenant = ? and p.active and lower(p.email) = s.address
    join address a on a.tenant = p.tenant and a.id = p.address_id
    join customer c on c.tenant = a.tenant and c.crm_address_number = a.number
  union select s.address, d.customer_id, 'DOMAIN' from sender s
    join customer_domain d on d.tenant = ? and d.domain = s.domain
  union select s.address, c.id, 'DOMAIN' from sender s
    join "user" u on u.tenant = ? and u.active and split_part(u.email_key, '@', 2) = s.domain
    join customer c on c.tenant = u.tenant and c.code = u.customer_code`;

/** The last tickets of the senders' mails whose type a user has set. */
const EARLIER = `
  select s.address, t.customer_id as customer, t.type, t.category_id as category from unnest(?::text[]) s(address)
    cross join lateral (select m.ticket_id, m.created_at from intake_message m
      where m.tenant = ? and m.sender = s.address and m.ticket_id is not null order by m.created_at desc limit 20) m
    join ticket t on t.tenant = ? and t.id = m.ticket_id and t.type <> 'UNKNOWN'
   order by m.created_at desc`;

/** Customers to whom tickets of the senders may belong, by stored people and domains. */
export function possibleCustomers(em: EntityManager, addresses: readonly string[]): Promise<PossibleCustomer[]> {
  const tenant = currentTenant();
  const domains = addresses.map((address) => ownDomainOf(address));
  return em.execute(CUSTOMERS, [asArray(addresses.map(fold)), asArray(domains), ...Array(5).fill(tenant)]);
}

/** Typed tickets of the senders, the newest first. */
export function earlierTickets(em: EntityManager, addresses: readonly string[]): Promise<EarlierTicket[]> {
  const tenant = currentTenant();
  return em.execute(EARLIER, [asArray(addresses), tenant, tenant]);
}

/** A list of texts in the array syntax of PostgreSQL. */
const asArray = (texts: readonly (string | null)[]) =>
  `{${texts.map((text) => (text === null ? 'null' : `"${text.replaceAll(/["\\]/g, '\\$&')}"`)).join(',')}}`;
