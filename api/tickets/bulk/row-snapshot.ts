import { type EntityName, type EntityProperty, ReferenceKind, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '../../platform/clock.js';
import { referenceTo } from '../../platform/tenancy/reference.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import type { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Ticket } from '../record/ticket.entity.js';

/** A row of the table of tickets by columns. */
type TicketImage = Readonly<Record<string, unknown>>;

/** Columns of the write itself, which are never restored. */
const WRITE_COLUMNS = ['version', 'updated_at', 'updated_by', 'last_activity_at'];

/** The stored row of a ticket, or null. */
export async function snapshotOf(em: EntityManager, id: string): Promise<TicketImage | null> {
  const [row] = await em.execute<{ image: TicketImage }[]>(
    'select to_jsonb(t) as image from ticket t where t.tenant = ? and t.id = ?',
    [currentTenant(), id],
  );
  return row?.image ?? null;
}

/** The columns of `before` with another value in `after`. */
export const differenceOf = (before: TicketImage, after: TicketImage): TicketImage =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([column, value]) => !WRITE_COLUMNS.includes(column) && JSON.stringify(value) !== JSON.stringify(after[column]),
    ),
  );

/** Restores columns of a loaded and locked ticket; the caller flushes it. */
export function restoreSnapshot(em: EntityManager, ticket: Ticket, before: TicketImage): void {
  const properties = em.getMetadata(Ticket).props;
  for (const [column, value] of Object.entries(before)) {
    const property = properties.find(({ fieldNames }) => fieldNames?.at(-1) === column);
    if (!property) throw new Error(`A ticket has no property for the column ${column}`);
    Object.assign(ticket, { [property.name]: entityValue(em, property, value) });
  }
  ticket.lastActivityAt = clock.now();
  ticket.touch();
}

/** The value of an entity's property from the JSON of its column. */
function entityValue(em: EntityManager, { kind, entity, runtimeType }: EntityProperty, value: unknown): unknown {
  if (value === null) return null;
  if (kind === ReferenceKind.MANY_TO_ONE) {
    return ref(referenceTo(em, entity() as EntityName<TenantEntity>, value as string));
  }
  return runtimeType === 'Date' ? new Date(value as string) : value;
}
