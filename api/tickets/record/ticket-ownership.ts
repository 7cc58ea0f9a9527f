import type { Ref } from '@mikro-orm/core';
import type { PrincipalFacts } from '../../platform/application.js';
import type { ReadRecord } from '../../platform/read/record.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import type { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { ApprovalState, ClarificationReason } from '../../vocabulary/ticket.js';
import { type LinkedRecords, NO_LINKED_RECORDS } from './linked-records.js';
import type { Ticket } from './ticket.entity.js';
import type { Actor } from './ticket-facts.js';
import { actorFor, type RightsFacts, type TicketOwnership } from './ticket-policy.js';
import { ticketUser } from './ticket-user.js';

/** Id of what a relation points to, loaded or not; of a record that was read, the relation is the id. */
export const idOf = (relation: Ref<TenantEntity> | string | null | undefined): string | null =>
  typeof relation === 'string' ? relation : (relation?.unwrap().id ?? null);

/** Properties of a ticket that tell who reaches it. */
export const REACH = [
  'type',
  'state',
  'customer',
  'author',
  'customerContact',
  'executionCompany',
  'executionResponsible',
] as const satisfies readonly (keyof Ticket)[];

/** Properties by which the policy judges what may be done with it. */
export const OWNERSHIP = [...REACH, 'clarificationReason', 'approval'] as const satisfies readonly (keyof Ticket)[];

type Judged = (typeof OWNERSHIP)[number];

/** A ticket as far as the policy looks at it, loaded or read. */
export type JudgedTicket = Pick<Ticket, Judged> | Pick<ReadRecord<Ticket>, Judged>;

/**
 * What the policy knows of a ticket. Customers are compared by id: the ticket's own is the user's code if it is theirs
 * customer, and nobody's otherwise. What hangs on the ticket matters for a change of its type alone.
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

/** As what the user acts on a ticket that they have reached. */
export const actorOn = (
  ticket: JudgedTicket,
  user: SignedInUser,
): Actor & { kind: 'agent' | 'customer' | 'executor' } =>
  actorFor(ownershipOf(ticket, user), ticketUser(user)) ?? { kind: 'customer', own: false };
