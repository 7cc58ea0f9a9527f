import type { EntityManager } from '@mikro-orm/postgresql';
import { signedInNow } from '../../customers/users/signed-in-now.js';
import type { User } from '../../masterdata/user.entity.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import { ownershipOf } from '../../tickets/record/ticket-ownership.js';
import { covers, reachOf } from '../../tickets/record/ticket-policy.js';
import { ticketUser } from '../../tickets/record/ticket-user.js';
import { KINDS_OF_ROLE, kindsOf, type NotificationKind } from '../../vocabulary/notification.js';
import { Role } from '../../vocabulary/role.js';
import type { Notification } from './notification.entity.js';

const KINDS = {
  agent: null,
  executor: KINDS_OF_ROLE[Role.Executor],
  customer: KINDS_OF_ROLE[Role.Customer],
} as const;

/** The parts of somebody's reach, as they are now, in which a ticket stands; none for whoever is shut out. */
async function reachedAs(em: EntityManager, person: User) {
  const signedIn = await signedInNow(em, person);
  const reach = person.active ? reachOf(ticketUser(signedIn)) : [];
  return (ticket: Ticket) => reach.filter((part) => covers(part.scope, ownershipOf(ticket, signedIn)));
}

/**
 * Whether somebody would still find in their bell what is to be told of a ticket, as it and they are now: nobody who is
 * shut out, nothing beyond their reach, and of no kind that does not concern them as what they are by now.
 */
export async function stillTold(em: EntityManager, person: User) {
  const reached = await reachedAs(em, person);
  return (ticket: Ticket, kind: NotificationKind): boolean =>
    reached(ticket).some((part) => KINDS[part.kind]?.includes(kind) ?? true);
}

/** Whether what stands in somebody's bell would still be found there. */
export async function isInBell(em: EntityManager, { user, ticket, kind }: Notification): Promise<boolean> {
  const person = user.unwrap();
  if (ticket) return (await stillTold(em, person))(ticket.unwrap(), kind);
  return person.active && kindsOf(person.roles).includes(kind);
}

/** Whether somebody can open a ticket, as it and they are now. */
export const canOpen = async (em: EntityManager, person: User, ticket: Ticket): Promise<boolean> =>
  (await reachedAs(em, person))(ticket).length > 0;
