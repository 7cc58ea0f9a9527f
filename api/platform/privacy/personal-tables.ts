import type { EntityMetadata, EntityProperty, MetadataStorage } from '@mikro-orm/core';
import { SLOTS, slotColumn } from '../fields/slots.js';
import { columnsOf } from '../resource/columns.js';
import { type FieldRecord, fieldsOf, type PersonalPart, personalPartOf } from '../resource/field.js';
import { onDeleteOf, targetOf } from '../resource/reference-kinds.js';
import { allResources } from '../resource/resource.js';

/** Part of a column in the data of a person: that of its field, the author of a row, or a text that people wrote. */
export type ColumnPart = PersonalPart | 'author' | 'text';

/** A column that may hold data of a person. */
export interface PersonalColumn {
  readonly column: string;
  readonly field: string;
  readonly part: ColumnPart;
  readonly isJson: boolean;
  readonly isAddress: boolean;
  /** Whether the column may be emptied: it has no unique key together with other columns. */
  readonly isNullable: boolean;
  /** Columns that repeat its values. */
  readonly repeated: readonly string[];
}

/** A table of the tenant with its columns that may hold data of a person. */
export interface PersonalTable {
  readonly table: string;
  readonly type: object;
  /** API path of its resource; null for a table without routes. */
  readonly path: string | null;
  readonly hasId: boolean;
  readonly isVersioned: boolean;
  /** Columns that refer to other records, with the class of these. */
  readonly references: readonly { readonly column: string; readonly target: object }[];
  readonly columns: readonly PersonalColumn[];
  /** Columns that refer to a user. */
  readonly users: readonly string[];
  /** Columns that refer to a user whose deletion deletes the row, which belongs to that user alone. */
  readonly owners: readonly string[];
}

/** Kinds of fields whose values are texts of people, besides JSON. */
const TEXTS: readonly string[] = ['text', 'email', 'phone', 'longText', 'richText', 'translated'];
const JSON_TEXTS: readonly string[] = ['embeddedList', 'custom'];
const AUTHORS: readonly string[] = ['createdBy', 'updatedBy'];
const TEXT_SLOTS = SLOTS.text.map(slotColumn);

const followers = new Set<object>();

/** Declares a table whose rows are made anew from other tables, or that leads the erasures, so that it needs no erasure of its own. */
export function outsideErasure(...types: readonly object[]): void {
  for (const type of types) followers.add(type);
}

/**
 * Every table of the tenant with its columns that may hold data of a person (docs/privacy.md). The register follows from
 * the declarations, so that a new table is in it by itself.
 */
export function personalTables(storage: MetadataStorage, users: object): PersonalTable[] {
  const paths = new Map<object, string>(allResources().map(({ type, options }) => [type, options.path]));
  return [...storage]
    .filter(
      ({ class: type, properties, pivotTable }) => type && properties.tenant && !pivotTable && !followers.has(type),
    )
    .filter(({ abstract, embeddable }) => !abstract && !embeddable)
    .map((meta) => tableOf(meta, paths.get(meta.class) ?? null, users))
    .filter(({ columns, owners }) => columns.length + owners.length > 0);
}

function tableOf(meta: EntityMetadata, path: string | null, users: object): PersonalTable {
  const fields = fieldsOf(meta.class as { prototype: object });
  const referring = fields.filter(({ kind, options }) => kind.widget === 'reference' && !options.transient);
  const toUsers = referring.filter((field) => targetOf(field) === users);
  const column = (field: FieldRecord) => columnsOf(field)[0] as string;
  return {
    table: meta.tableName,
    type: meta.class,
    path,
    hasId: Boolean(meta.properties.id),
    isVersioned: Boolean(meta.properties.version),
    references: referring.map((field) => ({ column: column(field), target: targetOf(field) })),
    columns: [...fields.flatMap((field) => declaredColumns(meta, field)), ...plainColumns(meta, fields)],
    users: toUsers.map(column),
    owners: toUsers.filter((field) => onDeleteOf(field) === 'cascade').map(column),
  };
}

function declaredColumns(meta: EntityMetadata, field: FieldRecord): PersonalColumn[] {
  const { kind, name, options } = field;
  const isJson = JSON_TEXTS.includes(kind.widget);
  if (kind.isComputed || options.secret || options.transient || !(isJson || TEXTS.includes(kind.widget))) return [];
  const part = personalPartOf(field) || 'text';
  const property = meta.properties[name as never] as EntityProperty | undefined;
  const isNullable = kind.widget === 'translated' || (Boolean(property?.nullable) && !isInWiderKey(meta, name));
  const repeated = kind.widget === 'custom' ? TEXT_SLOTS : [];
  return columnsOf(field).map((column) => ({
    column,
    field: name,
    part,
    isJson,
    isAddress: kind.widget === 'email',
    isNullable,
    repeated,
  }));
}

/** Columns of the ORM without a declared field: the authors of a row, and texts and JSON of the system. */
function plainColumns(meta: EntityMetadata, fields: readonly FieldRecord[]): PersonalColumn[] {
  const derived = new Set(fields.flatMap(({ name }) => [name, `${name}Key`, `${name}E164`]));
  const slots = new Set(Object.values(SLOTS).flat());
  return (Object.values(meta.properties) as EntityProperty[])
    .filter(({ name }) => !derived.has(name) && !slots.has(name) && name !== 'searchText')
    .filter(({ primary, enum: isEnum, embedded, persist }) => !primary && !isEnum && !embedded && persist !== false)
    .filter(
      ({ columnTypes }) => columnTypes?.length === 1 && ['text', 'json', 'jsonb'].includes(columnTypes[0] as string),
    )
    .map(({ name, fieldNames, columnTypes, nullable }) => ({
      column: fieldNames[0] as string,
      field: name,
      part: AUTHORS.includes(name) ? 'author' : 'copy',
      isJson: columnTypes[0] !== 'text',
      isAddress: false,
      isNullable: Boolean(nullable),
      repeated: [],
    }));
}

/** Whether a property is unique together with others, so that two rows without a value could collide. */
const isInWiderKey = ({ uniques }: EntityMetadata, name: string) =>
  uniques.some(({ properties }) => {
    const names = [properties ?? []].flat() as string[];
    return names.includes(name) && names.length > 2;
  });
