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

/** The parts of a user's present reach that a ticket belongs to; none for an inactive user. */
async function reachedAs(em: EntityManager, person: User) {
  const signedIn = await signedInNow(em, person);
  const reach = person.active ? reachOf(ticketUser(signedIn)) : [];
  return (ticket: Ticket) => reach.filter((part) => covers(part.scope, ownershipOf(ticket, signedIn)));
}

/**
 * A predicate: whether the user may still see a notification of a ticket. An inactive user sees none, the ticket must be
 * within the user's present reach, and the kind must be one of those for the user's present role.
 */
export async function notificationVisibility(em: EntityManager, person: User) {
  const reached = await reachedAs(em, person);
  return (ticket: Ticket, kind: NotificationKind): boolean =>
    reached(ticket).some((part) => KINDS[part.kind]?.includes(kind) ?? true);
}

/** Whether the user of a stored notification may still see it. */
export async function isVisibleNotification(em: EntityManager, { user, ticket, kind }: Notification): Promise<boolean> {
  const person = user.unwrap();
  if (ticket) return (await notificationVisibility(em, person))(ticket.unwrap(), kind);
  return person.active && kindsOf(person.roles).includes(kind);
}

/** Whether the ticket is within the user's present reach. */
export const canOpen = async (em: EntityManager, person: User, ticket: Ticket): Promise<boolean> =>
  (await reachedAs(em, person))(ticket).length > 0;
