import type { EntityManager } from '@mikro-orm/postgresql';
import type { ResourceModel } from '../resource/resource-model.js';
import { Shape } from '../resource/shape.js';
import { Text } from '../resource/text-kinds.js';
import { oneAtATime } from '../tenancy/one-at-a-time.js';
import { currentTenant } from '../tenancy/session.js';

const ID = { max: 36, pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i } as const;

/** New position of a record. */
@Shape()
export class PlaceInOrder {
  /** Id of the record before it; null for the first position. */
  @Text(ID) after: string | null = null;
}

/** Serialises changes of the order of a resource until the end of the transaction. */
export async function lockOrder(em: EntityManager, { table }: ResourceModel): Promise<void> {
  await oneAtATime(em, 'order', table);
}

/** The position after all records. Requires the lock. */
export async function lastPosition(em: EntityManager, model: ResourceModel): Promise<number> {
  const statement = `select coalesce(max(position), 0) + 1 as next from "${model.table}" where tenant = ?`;
  const [row] = await em.execute<{ next: number }[]>(statement, [currentTenant()]);
  return row?.next ?? 1;
}

/**
 * Renumbers all other records in one statement and returns the free position after a record, or the first one. The move
 * is relative to the order at that moment. Requires the lock.
 */
export async function freePositionAfter(em: EntityManager, model: ResourceModel, id: string, after: string | null) {
  const [row] = await em.execute<{ place: number }[]>(
    `with numbered as (
       select id, row_number() over (order by position, id) as number from "${model.table}" where tenant = ?
     ), placed as (
       select id, row_number() over (
         order by case when id = ? then coalesce((select number from numbered where id = ?), 0) else number end, id = ?
       )::int as place from numbered
     ), moved as (
       update "${model.table}" as other set position = placed.place from placed
        where other.tenant = ? and other.id = placed.id and other.id <> ? and other.position <> placed.place
     )
     select place from placed where id = ?`,
    [currentTenant(), id, after, id, currentTenant(), id, id],
  );
  return row?.place ?? 1;
}
