import { type ChangeSet, type Collection, type EntityProperty, JsonType, type UnitOfWork } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LANGUAGES } from '../../vocabulary/locale.js';
import type { FieldRecord } from '../resource/field.js';
import { columnsOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { presentField } from '../rest/presenter.js';
import type { RecordImage } from '../rest/record-image.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

/** Fields that hold something of their own, and not what follows from others. */
export const storedFields = ({ fields }: ResourceModel): FieldRecord[] =>
  fields.filter((field) => columnsOf(field).length > 0 && !('derived' in field.options));

/** The lists of references that a flush is about to write, with what they held before. */
export type LinksBefore = ReadonlyMap<object, RecordImage>;

/** Reads off the unit of work, before it writes them, what lists of references held. */
export function linksBefore(uow: UnitOfWork): LinksBefore {
  const links = new Map<object, Record<string, unknown>>();
  for (const collection of uow.getCollectionUpdates() as unknown as Collection<TenantEntity>[]) {
    const ids = (collection.getSnapshot() ?? []).map((item) => (item as TenantEntity).id);
    links.set(collection.owner, { ...links.get(collection.owner), [collection.property.name]: ids });
  }
  return links;
}

/** What a record held before a change, of the same form as what it holds now. */
export function imageBefore(
  { originalEntity, meta }: ChangeSet<TenantEntity>,
  fields: readonly FieldRecord[],
  links: RecordImage,
  em: EntityManager,
): RecordImage {
  const stored = (originalEntity ?? {}) as RecordImage;
  const properties = meta.properties as Record<string, EntityProperty>;
  const value = (name: string) => heldValue(properties[name], stored[name] ?? null, em);
  const before = (field: FieldRecord): unknown => {
    const { name, kind } = field;
    if (kind.widget === 'references') return links[name];
    if (kind.widget === 'reference') return keyOf(stored[name]);
    const held =
      kind.widget === 'translated'
        ? Object.fromEntries(LANGUAGES.map((language) => [language, value(`${name}_${language}`)]))
        : value(name);
    return presentField({ [name]: held }, field);
  };
  return Object.fromEntries(fields.map((field) => [field.name, before(field)]));
}

/** A value as the entity holds it, from what the unit of work keeps of the column. */
function heldValue(property: EntityProperty | undefined, stored: unknown, em: EntityManager): unknown {
  const { customType } = property ?? {};
  if (stored === null || !customType) return stored;
  if (customType instanceof JsonType) return typeof stored === 'string' ? JSON.parse(stored) : stored;
  return customType.convertToJSValue(stored, em.getPlatform());
}

/** Of a reference the unit of work keeps the key, which is tenant and id. */
const keyOf = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : (value ?? null));
