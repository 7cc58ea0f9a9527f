import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Customer } from '../customers/customer.entity.js';
import { Location } from '../customers/location.entity.js';
import { AssignmentGroup } from '../masterdata/assignment-group.entity.js';
import { User } from '../masterdata/user.entity.js';
import { currentTenant, type SignedInUser } from '../platform/tenancy/session.js';
import { ContactChannel } from '../vocabulary/contact-channel.js';
import { TICKET_PRIORITIES, type TicketPriority } from '../vocabulary/ticket-priority.js';
import type { ServiceTerms } from './service-terms.js';
import type { Ticket } from './ticket.entity.js';
import { idOf } from './ticket-ownership.js';
import type { UserKind } from './ticket-policy.js';

const USUAL_PRIORITY: TicketPriority = 'NORMAL';

/**
 * Customers write for themselves: their company, their name and their ways to be reached, unless they name another
 * contact.
 */
export async function completeForCustomer(ticket: Ticket, user: SignedInUser, em: EntityManager): Promise<void> {
  const tenant = currentTenant();
  const customer = await em.findOne(Customer, { tenant, id: user.customerId as string });
  ticket.customer = customer && ref(customer);
  ticket.contactChannel ??= ContactChannel.CustomerPortal;
  ticket.contactName ??= user.name;
  ticket.contactEmail ??= user.email;
}

/** An agent writes for somebody: a contact who is a user lends name and address, an address finds its user. */
export async function completeForAgent(ticket: Ticket, em: EntityManager): Promise<void> {
  ticket.contactChannel ??= ContactChannel.ServiceDesk;
  const tenant = currentTenant();
  const contactId = idOf(ticket.customerContact);
  const contact = contactId ? await em.findOne(User, { tenant, id: contactId }) : await userOfAddress(ticket, em);
  if (!contact) return;
  ticket.customerContact = ref(contact);
  ticket.contactName ??= contact.name;
  ticket.contactEmail ??= contact.email;
}

/** The user of the ticket's customer who has the contact's address. */
async function userOfAddress({ contactEmail, customer }: Ticket, em: EntityManager): Promise<User | null> {
  if (!contactEmail || !customer) return null;
  const { code } = await customer.loadOrFail();
  return em.findOne(User, { tenant: currentTenant(), email: contactEmail, customerCode: code });
}

/** Priorities that customers may choose: their own list, else the tenant's, else all. */
export function customerPriorities({ customer, tenant }: ServiceTerms): readonly TicketPriority[] {
  return [customer?.customerPriorities, tenant.customerPriorities].find((list) => list?.length) ?? TICKET_PRIORITIES;
}

/**
 * The customer's priority and the effective one start equal. Whichever was said counts; a customer who says both means
 * their own.
 */
export function alignPriorities(ticket: Ticket, terms: ServiceTerms, kind: UserKind): void {
  const choice = customerPriorities(terms);
  const usual = choice.includes(USUAL_PRIORITY) ? USUAL_PRIORITY : (choice[0] as TicketPriority);
  ticket.customerPriority ??= ticket.priority ?? usual;
  if (kind === 'customer') ticket.priority = ticket.customerPriority;
  else ticket.priority ??= ticket.customerPriority;
}

/** The lead of the customer's projects, unless the desk names another for the ticket. */
export function defaultProjectLead(ticket: Ticket, { customer }: ServiceTerms): void {
  ticket.projectLead ??= customer?.defaultProjectLead ?? null;
}

/** The site of a customer who has a single one; a form suggests it, nobody sets it behind the user's back. */
export async function onlyLocation({ customer }: Ticket, em: EntityManager): Promise<string | null> {
  const id = idOf(customer);
  const found = id ? await em.find(Location, { tenant: currentTenant(), customer: { id } }, { limit: 2 }) : [];
  return found.length === 1 ? (found[0] as Location).id : null;
}

/** The customer's own group, else the default group of the ticket's type; only while nobody has chosen another. */
export async function defaultGroup(ticket: Ticket, { customer }: ServiceTerms, em: EntityManager): Promise<void> {
  if (!ticket.groupIsDefault) return;
  const tenant = currentTenant();
  const own = idOf(customer?.defaultAssignmentGroup);
  const group =
    (own && (await em.findOne(AssignmentGroup, { tenant, id: own, active: true }))) ||
    (await em.findOne(AssignmentGroup, { tenant, active: true, defaultForTypes: { $contains: [ticket.type] } }));
  ticket.assignmentGroup = group ? ref(group) : null;
}
