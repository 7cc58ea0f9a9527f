import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Customer } from '../../customers/record/customer.entity.js';
import { Location } from '../../customers/record/location.entity.js';
import { userRef } from '../../masterdata/acting-user.js';
import { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import { referenceTo } from '../../platform/tenancy/reference.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import { ContactChannel, TICKET_PRIORITIES, type TicketPriority } from '../../vocabulary/ticket.js';
import type { Ticket } from '../record/ticket.entity.js';
import { idOf } from '../record/ticket-ownership.js';
import type { UserKind } from '../record/ticket-policy.js';
import type { ServiceTerms } from './service-terms.js';

const USUAL_PRIORITY: TicketPriority = 'NORMAL';

/** Sets the author's customer. */
export function customerOfWriter(ticket: Ticket, { facts: { customerId } }: SignedInUser, em: EntityManager): void {
  ticket.customer = ref(referenceTo(em, Customer, customerId as string));
}

/** Sets the customer and the location of the ticket's asset where they are empty; returns the names of the set fields. */
export async function takePlaceOfAsset(ticket: Ticket): Promise<string[]> {
  if (!ticket.asset || (ticket.customer && ticket.location)) return [];
  const { customer, location } = await ticket.asset.loadOrFail();
  const isForeign = ticket.customer && idOf(ticket.customer) !== idOf(customer);
  if (isForeign) return [];
  const empty = (['customer', 'location'] as const).filter((name) => !ticket[name]);
  ticket.customer ??= customer;
  ticket.location ??= location;
  return empty;
}

/** Sets the author as contact, unless the ticket names another one. */
export function completeForCustomer(ticket: Ticket, user: SignedInUser): void {
  ticket.contactChannel ??= ContactChannel.CustomerPortal;
  ticket.contactName ??= user.name;
  ticket.contactEmail ??= user.email;
}

/** Sets the contact's user, name and address from the terms. */
export function completeForAgent(ticket: Ticket, { contact }: ServiceTerms, em: EntityManager): void {
  ticket.contactChannel ??= ContactChannel.ServiceDesk;
  if (!contact) return;
  ticket.customerContact = userRef(em, contact.id);
  ticket.contactName ??= contact.name;
  ticket.contactEmail ??= contact.email;
}

/** Priorities that customers may choose: the customer's list, else the tenant's, else all. */
export function customerPriorities({ customer, settings }: ServiceTerms): readonly TicketPriority[] {
  return [customer?.customerPriorities, settings.customerPriorities].find((list) => list?.length) ?? TICKET_PRIORITIES;
}

/** Makes the customer's priority and the effective one equal where one is missing; of a customer's two, the own one counts. */
export function alignPriorities(ticket: Ticket, terms: ServiceTerms, kind: UserKind): void {
  const choice = customerPriorities(terms);
  const usual = choice.includes(USUAL_PRIORITY) ? USUAL_PRIORITY : (choice[0] as TicketPriority);
  ticket.customerPriority ??= ticket.priority ?? usual;
  if (kind === 'customer') ticket.priority = ticket.customerPriority;
  else ticket.priority ??= ticket.customerPriority;
}

/** Sets the lead of the customer's projects, unless the ticket names another one. */
export function defaultProjectLead(ticket: Ticket, { customer }: ServiceTerms, em: EntityManager): void {
  const lead = customer?.defaultProjectLead;
  ticket.projectLead ??= lead ? userRef(em, lead) : null;
}

/** The only site of a customer, which a form suggests; null for none or several. */
export async function onlyLocation({ customer }: Ticket, em: EntityManager): Promise<string | null> {
  const id = idOf(customer);
  const found = id ? await em.find(Location, { customer: { id } }, { limit: 2 }) : [];
  return found.length === 1 ? (found[0] as Location).id : null;
}

/** Sets the default group, unless a user has chosen another one. */
export function defaultGroup(ticket: Ticket, { group }: ServiceTerms, em: EntityManager): void {
  if (!ticket.groupIsDefault) return;
  ticket.assignmentGroup = group ? ref(referenceTo(em, AssignmentGroup, group)) : null;
}
