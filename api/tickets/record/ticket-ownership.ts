import type { Ref } from '@mikro-orm/core';
import type { PrincipalFacts } from '../../platform/application.js';
import type { ReadRecord } from '../../platform/read/record.js';
import { currentUser } from '../../platform/tenancy/session.js';
import type { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { ApprovalState, ClarificationReason } from '../../vocabulary/ticket.js';
import { type LinkedRecords, NO_LINKED_RECORDS } from './linked-records.js';
import type { Ticket } from './ticket.entity.js';
import type { Actor } from './ticket-facts.js';
import { actorFor, can, type RightsFacts, type TicketOwnership, type TicketRights } from './ticket-policy.js';
import { ticketUser } from './ticket-user.js';

/** The id of a related record, loaded or not; a relation of a read record is an id already. */
export const idOf = (relation: Ref<TenantEntity> | string | null | undefined): string | null =>
  typeof relation === 'string' ? relation : (relation?.unwrap().id ?? null);

/** Properties of a ticket that decide on its reach. */
export const REACH = [
  'type',
  'state',
  'customer',
  'author',
  'customerContact',
  'executionCompany',
  'executionResponsible',
] as const satisfies readonly (keyof Ticket)[];

/** Properties of a ticket that decide on rights. */
export const OWNERSHIP = [...REACH, 'clarificationReason', 'approval'] as const satisfies readonly (keyof Ticket)[];

type Judged = (typeof OWNERSHIP)[number];

/** The properties of a ticket for the policy, loaded or read. */
export type JudgedTicket = Pick<Ticket, Judged> | Pick<ReadRecord<Ticket>, Judged>;

/**
 * The facts of a ticket for the policy. Customers are compared by id: `customerCode` is the user's own code for a ticket of
 * their customer, and null otherwise. Invoices and reports matter for a change of type alone.
 */
export function ownershipOf(
  ticket: JudgedTicket,
  { facts }: { readonly facts: Pick<PrincipalFacts, 'customerId' | 'customerCode'> },
  { invoices, reports }: LinkedRecords = NO_LINKED_RECORDS,
): TicketOwnership & RightsFacts {
  const own = facts.customerId !== null && idOf(ticket.customer) === facts.customerId;
  return {
    type: ticket.type,
    state: ticket.state,
    customerCode: own ? facts.customerCode : null,
    author: idOf(ticket.author),
    contact: idOf(ticket.customerContact),
    executionCompany: ticket.executionCompany,
    executionResponsible: idOf(ticket.executionResponsible),
    reports,
    invoices,
    awaitsApproval:
      ticket.clarificationReason === ClarificationReason.WaitApproval && ticket.approval === ApprovalState.Requested,
  };
}

/** The kind of actor that the user is on a ticket within their reach. */
export const actorOn = (
  ticket: JudgedTicket,
  user = currentUser(),
): Actor & { kind: 'agent' | 'customer' | 'executor' } =>
  actorFor(ownershipOf(ticket, user), ticketUser(user)) ?? { kind: 'customer', own: false };

/** The rights of the signed-in user on a ticket, whose linked records matter for a change of type alone. */
export function rightsOn(ticket: JudgedTicket, linked?: LinkedRecords): TicketRights {
  const user = currentUser();
  return can(ownershipOf(ticket, user, linked), ticketUser(user));
}
