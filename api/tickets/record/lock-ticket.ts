import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '../../platform/http/problem.js';
import { resourceOf } from '../../platform/resource/resource.js';
import type { TenantEntityClass } from '../../platform/resource/resource-model.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { Ticket } from './ticket.entity.js';

/** Locks and reads a ticket, before a record that guards of its transitions read is added, changed or removed; 404. */
export async function lockTicket(em: EntityManager, id: string): Promise<Ticket> {
  const ticket = await em.findOne(Ticket, recordKey(id), { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!ticket) throw notFound();
  return ticket;
}

/**
 * Stores values of the system on a ticket that does not change otherwise in the transaction: the version stays, so that
 * open forms do not get stale.
 */
export async function storeQuietly(em: EntityManager, { id, version }: Ticket, values: Partial<Ticket>): Promise<void> {
  await em.nativeUpdate(Ticket, recordKey(id), { ...values, version });
}

/** Locks tickets in the order of their ids, which avoids deadlocks; returns the existing ones by id. */
export async function lockTickets(em: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, Ticket>> {
  const where = { id: { $in: [...new Set(ids)] } };
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;
  return new Map((await em.find(Ticket, where, options)).map((ticket) => [ticket.id, ticket]));
}

/** Locks the ticket of a record by its id alone, so that the record is first read after the lock. */
export async function lockTicketOf(em: EntityManager, type: TenantEntityClass, id: string): Promise<void> {
  const sql = `select ticket_id from "${resourceOf(type).table}" where tenant = ? and id = ?`;
  const [row] = await em.execute<{ ticket_id: string }[]>(sql, [currentTenant(), id]);
  if (row) await lockTicket(em, row.ticket_id);
}
