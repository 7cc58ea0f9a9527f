import { type EntityName, ReferenceKind, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordKey } from '../../platform/tenancy/session.js';
import type { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import type { Activity } from '../../tickets/timeline/activity.entity.js';

/**
 * The ticket at the time of an event: a view, never stored itself, without the changes of the `later` entries of its
 * timeline, the last one first (decision 13).
 */
export async function ticketAsOf(em: EntityManager, ticket: Ticket, later: readonly Activity[]): Promise<Ticket> {
  if (later.length === 0) return ticket;
  const then = Object.create(ticket) as Ticket;
  for (const [name, value] of Object.entries(await valuesBefore(em, ticket, later)))
    Object.defineProperty(then, name, { value, enumerable: true });
  return then;
}

/** Values of the ticket before the `later` changes, the last one first. */
async function valuesBefore(
  em: EntityManager,
  ticket: Ticket,
  later: readonly Activity[],
): Promise<Record<string, unknown>> {
  const { props } = em.getMetadata(Ticket);
  const custom: Record<string, unknown> = { ...ticket.custom };
  const changed = new Map<string, { from: unknown; fromId?: string | null }>();
  const values: Record<string, unknown> = {};
  for (const { fromState, toState, changes } of later) {
    if (fromState && toState) values.state = fromState;
    for (const change of changes) {
      const [field, key] = change.field.split('.');
      if (field === 'custom' && key) custom[key] = change.fromId ?? change.from;
      else changed.set(change.field, change);
    }
  }
  for (const { name, kind, entity, runtimeType } of props) {
    const change = changed.get(name);
    if (!change) continue;
    if (kind === ReferenceKind.MANY_TO_ONE) {
      const record =
        change.fromId && (await em.findOne(entity() as EntityName<TenantEntity>, recordKey(change.fromId)));
      values[name] = record ? ref(record) : null;
    } else values[name] = runtimeType === 'Date' && change.from ? new Date(String(change.from)) : change.from;
  }
  return { ...values, custom };
}
