import { Entity, Index, Unique } from '@mikro-orm/decorators/legacy';
import type { Problems } from '../access/operation.js';
import type { Holder, ResourceGroup } from '../application.js';
import { TENANT_POLICY } from '../tenancy/row-level-security.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { assertDeclaration } from './declaration.js';
import { type FieldRecord, fieldsOf } from './field.js';
import { foldedName, isFolded, mapFolded } from './folded.js';
import type { Icon } from './icons.js';
import { snakeCase } from './naming.js';
import { POSITION } from './position-kind.js';
import { type BodyClass, buildBody } from './shape.js';

export type TenantEntityClass<E extends TenantEntity = TenantEntity> = new () => E;

export type ResourceAction = 'list' | 'read' | 'create' | 'update' | 'delete';

/** Who may do what; `write` stands for create, update and delete where they are not named. */
export interface Allowed {
  read: readonly Holder[];
  write?: readonly Holder[];
  create?: readonly Holder[];
  update?: readonly Holder[];
  delete?: readonly Holder[];
}

export interface TableOptions {
  /** Further unique combinations of fields; the first one bears the message. An empty one allows a single record. */
  unique?: readonly (readonly string[])[];
  /** Further indexes; every list must be served by one. */
  indexes?: readonly DeclaredIndex[];
}

/** An index that a table declares for questions that are asked of it. */
export interface DeclaredIndex {
  readonly name: string;
  readonly expression: string;
  /** Columns that lists find by it although others stand before them: it holds them for each row, in the order of a list. */
  readonly finds?: readonly string[];
}

/** What a class says of itself as a resource. What is left out follows from the path: it is master data. */
export interface ResourceDeclaration extends TableOptions {
  /** Address below services/v1/. */
  path: string;
  /** Address of its screens, and its name in react-admin; 'masterdata/<path>' if left out. */
  route?: string;
  /** Where the screens are offered; 'masterdata' if left out. */
  menu?: 'masterdata' | 'main' | 'none';
  /** Where among the master data it is offered; in the last group if left out. */
  group?: ResourceGroup;
  /** Name of a Material icon (icons.ts). */
  icon: Icon;
  /** Field whose value names a record to people; 'name' if left out. */
  title?: string;
  /** Field of the standard order; a leading minus turns it round. Its own order, or the title, if left out. */
  sort?: string;
  allow: Allowed;
  /** Code of the refusal to delete what is still referred to; IN_USE if left out. */
  inUse?: string;
  /** False for the daily work, which has a history of its own; changes of all else are noted (platform/audit). */
  audited?: boolean;
  /** Refusals of its writes besides those that follow from its fields. */
  problems?: Partial<Record<'create' | 'update' | 'delete', Problems>>;
  /** 'own' when its screens are written by hand; generated otherwise. */
  screens?: 'own';
}

/** The declaration with everything filled in. */
export type ResourceOptions = ResourceDeclaration &
  Required<Pick<ResourceDeclaration, 'route' | 'menu' | 'title' | 'sort'>>;

/** All that the platform knows of a resource, built once from its class. */
export interface ResourceModel {
  readonly type: TenantEntityClass;
  readonly name: string;
  readonly table: string;
  readonly options: ResourceOptions;
  readonly fields: readonly FieldRecord[];
  readonly createBody: BodyClass;
  readonly patchBody: BodyClass;
  /** Records are switched on and off: it has a flag `active`. What is off is not offered and not chosen anew. */
  readonly isSwitched: boolean;
  /** Records have an order of their own: it has a `@Position()`. */
  readonly isOrdered: boolean;
  /** Unique constraint -> the field that the message belongs to. */
  readonly constraints: ReadonlyMap<string, string>;
}

const models = new Map<object, ResourceModel>();

/** What `@Resource` knows of a class. Throws for a class that is none. */
export function resourceOf(type: object): ResourceModel {
  const model = models.get(type);
  if (!model) throw new Error(`${(type as { name?: string }).name} is no @Resource()`);
  return model;
}

export const isResource = (type: object) => models.has(type);

/** Every declared resource. */
export const allResources = () => [...models.values()];

/** The place of a resource's custom fields, if tenants may give it some. */
export const customPlaceOf = ({ fields }: Pick<ResourceModel, 'fields'>) =>
  fields.find(({ kind }) => kind.widget === 'custom');

export const isCreatable = ({ options }: FieldRecord) => !options.readOnly && !options.changeOnly;
export const isChangeable = ({ options }: FieldRecord) => !options.readOnly && !options.writeOnce;
/** Whether records have a value of the field at all. */
export const isKept = ({ options }: FieldRecord) => !options.transient;
/** Whether records are sent with a value of the field. */
export const isTold = (field: FieldRecord) => isKept(field) && !field.options.secret;

/** Makes of one annotated class a table with its rules, a REST resource and screens (architecture "The idea"). */
export function Resource(declaration: ResourceDeclaration): ClassDecorator {
  const { path, title = 'name' } = declaration;
  return (given) => {
    const type = given as unknown as TenantEntityClass;
    const fields = fieldsOf(type);
    const isOrdered = fields.some(({ kind }) => kind === POSITION);
    const sort = isOrdered ? 'position' : title;
    const options = { route: `masterdata/${path}`, menu: 'masterdata', title, sort, ...declaration } as const;
    assertDeclaration({ type, options, fields }, allResources());
    models.set(type, {
      type,
      name: type.name,
      table: snakeCase(type.name),
      options,
      fields,
      isSwitched: fields.some(({ name, kind }) => name === 'active' && kind.widget === 'flag'),
      isOrdered,
      createBody: buildBody(`${type.name}Create`, fields.filter(isCreatable), 'create'),
      patchBody: buildBody(`${type.name}Patch`, fields.filter(isChangeable), 'patch'),
      constraints: mapTable(type, fields, options),
    });
  };
}

/** Makes a class with field decorators a table of the tenant without routes and screens of its own. */
export function TenantTable(options: TableOptions = {}): ClassDecorator {
  return (type) => {
    mapTable(type as unknown as TenantEntityClass, fieldsOf(type as unknown as TenantEntityClass), options);
  };
}

const tables: TenantEntityClass[] = [];

/** Every class that has a table, resource or not. */
export const allTables = (): readonly TenantEntityClass[] => tables;

function mapTable(type: TenantEntityClass, fields: readonly FieldRecord[], options: TableOptions) {
  const table = snakeCase(type.name);
  const constraints = new Map<string, string>();
  for (const field of fields.filter(isKept)) field.kind.map(type.prototype, field);
  const folded = fields.filter((field) => isKept(field) && isFolded(field));
  mapFolded(type, folded);
  const keyOf = (name: string) => {
    const field = folded.find((one) => one.name === name);
    return field ? foldedName(field) : name;
  };
  const declareUnique = (properties: readonly string[], columns: readonly string[], ending = 'unique') => {
    const name = [table, ...properties.map(snakeCase), ending].join('_');
    constraints.set(name, properties[0] as string);
    Unique({ name, properties: ['tenant', ...columns] as never })(type as never);
  };
  for (const { name } of fields.filter((field) => field.options.unique)) {
    // The exact one serves those who look a record up by its text.
    declareUnique([name], [name]);
    if (keyOf(name) !== name) declareUnique([name], [keyOf(name)], 'key_unique');
  }
  for (const properties of options.unique ?? []) declareUnique(properties, properties.map(keyOf));
  for (const column of ['createdAt', 'updatedAt'].filter((moment) => !isServed(options, snakeCase(moment))))
    Index({ properties: ['tenant', column, 'id'] as never })(type as never);
  for (const { name, expression } of indexesOf(table, fields, options)) Index({ name, expression })(type as never);
  Entity({ tableName: table, policies: [TENANT_POLICY], rowLevelSecurity: 'force' })(type as never);
  tables.push(type);
  return constraints;
}

/**
 * One index for every field that lists are found or sorted by, beginning with the tenant and ending with the id, so that
 * it serves the filter, the order and the count; one trigram index for all that is searched.
 */
function indexesOf(table: string, fields: readonly FieldRecord[], options: TableOptions) {
  const indexes: { name: string; expression: string }[] = [...(options.indexes ?? [])];
  for (const field of fields.filter(isFound)) {
    for (const column of columnsOf(field).filter((one) => !isServed(options, one))) {
      const name = `${table}_${column}_index`;
      indexes.push({ name, expression: `create index "${name}" on "${table}" ("tenant", "${column}", "id")` });
    }
  }
  indexes.push(...fields.flatMap(({ kind }) => kind.indexes?.(table) ?? []));
  const searched = fields.filter((field) => field.options.search).flatMap(columnsOf);
  if (searched.length > 0) {
    const name = `${table}_search_index`;
    const columns = searched.map((column) => `"${column}" gin_trgm_ops`).join(', ');
    indexes.push({ name, expression: `create index "${name}" on "${table}" using gin ("tenant", ${columns})` });
  }
  return indexes;
}

/** Whether lists are found or sorted by the field itself, so that it must have an index. */
const isFound = ({ kind, options: { filter, sort, unique } }: FieldRecord) =>
  (filter === true || sort) && !unique && kind.widget !== 'references' && kind.widget !== 'choices';

/** Whether a declared index serves the column, so that it needs none of its own: with all rows, or all that have a value. */
const isServed = ({ indexes = [] }: TableOptions, column: string) =>
  indexes.some(({ expression, finds }) => {
    const holdsAll = !expression.includes(' where ') || expression.endsWith(` where "${column}" is not null`);
    return finds?.includes(column) || (holdsAll && expression.includes(`("tenant", "${column}", `));
  });

/** Columns of a field in the table. */
export function columnsOf(field: FieldRecord): string[] {
  if (!isKept(field)) return [];
  if (field.kind.columns) return field.kind.columns(field).map(snakeCase);
  return [field.kind.widget === 'reference' ? `${snakeCase(field.name)}_id` : snakeCase(field.name)];
}
