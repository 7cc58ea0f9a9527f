import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../masterdata/user.entity.js';
import { currentUser, recordKey } from '../../platform/tenancy/session.js';
import { confirmAbsent } from '../assignment/assignment.js';
import type { Ticket } from '../record/ticket.entity.js';

/** Assigns an order without an executor to the executor who begins it (domain #4). */
export async function acceptOrder(em: EntityManager, ticket: Ticket, confirmed?: readonly string[]): Promise<void> {
  if (ticket.executionResponsible) return;
  const executor = await em.findOneOrFail(User, recordKey(currentUser().id as string));
  await confirmAbsent([['executionResponsible', executor.id]], confirmed, em);
  ticket.executionResponsible = ref(executor);
}
