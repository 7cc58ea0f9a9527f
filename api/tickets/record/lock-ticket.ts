import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '../../platform/http/problem.js';
import { resourceOf } from '../../platform/resource/resource.js';
import type { TenantEntityClass } from '../../platform/resource/resource-model.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { Ticket } from './ticket.entity.js';

/**
 * The ticket of something that hangs on it, as it stands once nobody else moves it: whoever adds, changes or removes
 * what decides over transitions locks it first, as a transition does.
 */
export async function lockTicket(em: EntityManager, id: string): Promise<Ticket> {
  const ticket = await em.findOne(Ticket, recordKey(id), { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!ticket) throw notFound();
  return ticket;
}

/**
 * Stores what the system has noted on a ticket by itself, in a transaction in which nothing else of it changes: the version
 * stays, so that nobody's form gets stale by it.
 */
export async function storeQuietly(em: EntityManager, { id, version }: Ticket, noted: Partial<Ticket>): Promise<void> {
  await em.nativeUpdate(Ticket, recordKey(id), { ...noted, version });
}

/** Those of the tickets that there are, by id, locked in one order whoever asks: no two wait for each other. */
export async function lockTickets(em: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, Ticket>> {
  const own = { id: { $in: [...new Set(ids)] } };
  const how = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;
  return new Map((await em.find(Ticket, own, how)).map((ticket) => [ticket.id, ticket]));
}

/**
 * Locks the ticket that a record hangs on, before the record itself. It is looked up without loading the record, which is
 * to be read as it stands after the lock.
 */
export async function lockTicketOf(em: EntityManager, type: TenantEntityClass, id: string): Promise<void> {
  const sql = `select ticket_id from "${resourceOf(type).table}" where tenant = ? and id = ?`;
  const [row] = await em.execute<{ ticket_id: string }[]>(sql, [currentTenant(), id]);
  if (row) await lockTicket(em, row.ticket_id);
}
