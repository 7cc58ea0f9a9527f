import { type ChangeSet, type Collection, type EntityProperty, JsonType, type UnitOfWork } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LANGUAGES } from '../../vocabulary/locale.js';
import type { FieldRecord } from '../resource/field.js';
import { columnsOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { presentField } from '../rest/presenter.js';
import type { RecordImage } from '../rest/record-image.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

/** Fields with a column of their own, without those that the database derives. */
export const storedFields = ({ fields }: ResourceModel): FieldRecord[] =>
  fields.filter((field) => columnsOf(field).length > 0 && !('derived' in field.options));

/** Former ids of the lists of references that a flush writes, by record. */
export type LinksBefore = ReadonlyMap<object, RecordImage>;

/** Reads the former ids of lists of references from the unit of work. */
export function linksBefore(uow: UnitOfWork): LinksBefore {
  const links = new Map<object, Record<string, unknown>>();
  for (const collection of uow.getCollectionUpdates() as unknown as Collection<TenantEntity>[]) {
    const ids = (collection.getSnapshot() ?? []).map((item) => (item as TenantEntity).id);
    links.set(collection.owner, { ...links.get(collection.owner), [collection.property.name]: ids });
  }
  return links;
}

/** The fields of a record before a change, in the form of a RecordImage. */
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

/** The value of an entity from the stored value of a column. */
function heldValue(property: EntityProperty | undefined, stored: unknown, em: EntityManager): unknown {
  const { customType } = property ?? {};
  if (stored === null || !customType) return stored;
  if (customType instanceof JsonType) return typeof stored === 'string' ? JSON.parse(stored) : stored;
  return customType.convertToJSValue(stored, em.getPlatform());
}

/** The id of a reference, which the unit of work stores as tenant and id. */
const keyOf = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : (value ?? null));
