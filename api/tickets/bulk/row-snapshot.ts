import { type EntityName, type EntityProperty, ReferenceKind, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '../../platform/clock.js';
import { referenceTo } from '../../platform/tenancy/reference.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import type { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Ticket } from '../record/ticket.entity.js';

/** A row of the table of tickets, column by column. */
export type TicketImage = Readonly<Record<string, unknown>>;

/** Columns that tell of the write itself and are never put back. */
const OF_THE_WRITE = ['version', 'updated_at', 'updated_by', 'last_activity_at'];

/** The ticket as it stands in the database; null if there is none. */
export async function snapshotOf(em: EntityManager, id: string): Promise<TicketImage | null> {
  const [row] = await em.execute<{ image: TicketImage }[]>(
    'select to_jsonb(t) as image from ticket t where t.tenant = ? and t.id = ?',
    [currentTenant(), id],
  );
  return row?.image ?? null;
}

/** Columns of `before` that have another value in `after`. */
export const differenceOf = (before: TicketImage, after: TicketImage): TicketImage =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([column, value]) => !OF_THE_WRITE.includes(column) && JSON.stringify(value) !== JSON.stringify(after[column]),
    ),
  );

/** Puts columns back to the values that they had; the caller has loaded and locked the ticket and flushes it. */
export function restoreSnapshot(em: EntityManager, ticket: Ticket, before: TicketImage): void {
  const properties = em.getMetadata(Ticket).props;
  for (const [column, value] of Object.entries(before)) {
    const property = properties.find(({ fieldNames }) => fieldNames?.at(-1) === column);
    if (!property) throw new Error(`A ticket has no property for the column ${column}`);
    Object.assign(ticket, { [property.name]: kept(em, property, value) });
  }
  ticket.lastActivityAt = clock.now();
  ticket.touch();
}

/** A value as the entity holds it, from what JSON made of the column. */
function kept(em: EntityManager, { kind, entity, runtimeType }: EntityProperty, value: unknown): unknown {
  if (value === null) return null;
  if (kind === ReferenceKind.MANY_TO_ONE) {
    return ref(referenceTo(em, entity() as EntityName<TenantEntity>, value as string));
  }
  return runtimeType === 'Date' ? new Date(value as string) : value;
}
