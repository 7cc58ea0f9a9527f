import { type EntityName, type EntityProperty, ReferenceKind, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { quoted } from '../read/columns.js';
import type { TenantEntityClass } from '../resource/resource-model.js';
import { referenceTo } from '../tenancy/reference.js';
import { currentTenant } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

/** A stored row by columns. */
export type RowImage = Readonly<Record<string, unknown>>;

/** Columns of the write itself, which are never restored. */
const WRITE_COLUMNS = ['version', 'updated_at', 'updated_by'];

/** The stored row of a record, or null. */
export async function snapshotOf(em: EntityManager, type: TenantEntityClass, id: string): Promise<RowImage | null> {
  const table = quoted(em.getMetadata(type).tableName);
  const [row] = await em.execute<{ image: RowImage }[]>(
    `select to_jsonb(t) as image from ${table} t where t.tenant = ? and t.id = ?`,
    [currentTenant(), id],
  );
  return row?.image ?? null;
}

/** The columns of `before` with another value in `after`, without those of the write and those of `besides`. */
export const differenceOf = (before: RowImage, after: RowImage, besides: readonly string[] = []): RowImage =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([column, value]) =>
        !WRITE_COLUMNS.includes(column) &&
        !besides.includes(column) &&
        JSON.stringify(value) !== JSON.stringify(after[column]),
    ),
  );

/** Restores columns of a loaded and locked record; the caller flushes it. Throws for a column without a property. */
export function restoreColumns(em: EntityManager, record: TenantEntity, columns: RowImage): void {
  const { className, props } = em.getMetadata(record.constructor as TenantEntityClass);
  for (const [column, value] of Object.entries(columns)) {
    const property = props.find(({ fieldNames, embeddable }) => !embeddable && fieldNames?.at(-1) === column);
    if (!property) throw new Error(`${className} has no property for the column ${column}`);
    assign(record, property, entityValue(em, property, value));
  }
}

/** Sets a property of a record, or one of an object within it, such as the German text of a translated one. */
function assign(record: object, { name, embedded }: EntityProperty, value: unknown): void {
  const [parent, key] = embedded ?? [];
  if (parent && key) Object.assign((record as Record<string, object>)[parent] as object, { [key]: value });
  else Object.assign(record, { [name]: value });
}

/** The value of an entity's property from the JSON of its column. */
function entityValue(em: EntityManager, { kind, entity, runtimeType }: EntityProperty, value: unknown): unknown {
  if (value === null) return null;
  if (kind === ReferenceKind.MANY_TO_ONE) {
    return ref(referenceTo(em, entity() as EntityName<TenantEntity>, value as string));
  }
  return runtimeType === 'Date' ? new Date(value as string) : value;
}
