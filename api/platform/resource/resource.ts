import { Entity, Index, Unique } from '@mikro-orm/decorators/legacy';
import { TENANT_POLICY } from '../tenancy/row-level-security.js';
import { cachedByResource } from './cached-by-resource.js';
import { columnsOf, isRecordField } from './columns.js';
import { assertDeclaration } from './declaration.js';
import { type FieldRecord, fieldsOf } from './field.js';
import { foldedName, isFolded, mapDerived } from './folded.js';
import { mapFullText } from './full-text.js';
import { snakeCase } from './naming.js';
import { POSITION } from './position-kind.js';
import type { ResourceDeclaration, ResourceModel, TableOptions, TenantEntityClass } from './resource-model.js';
import { buildBody } from './shape.js';

export { columnsOf, isRecordField };

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
export const customValuesField = cachedByResource((fields) => fields.find(({ kind }) => kind.widget === 'custom'));

export const isCreatable = ({ options }: FieldRecord) => !options.readOnly && !options.changeOnly;
export const isChangeable = ({ options }: FieldRecord) => !options.readOnly && !options.writeOnce;
/** Whether records are sent with a value of the field. */
export const isReadable = (field: FieldRecord) => isRecordField(field) && !field.options.secret;

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
    if (declaration.fullText) mapFullText(type, path, declaration.fullText);
    models.set(type, {
      type,
      name: type.name,
      table: snakeCase(type.name),
      options,
      fields,
      hasActiveFlag: fields.some(({ name, kind }) => name === 'active' && kind.widget === 'flag'),
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
  for (const field of fields.filter(isRecordField)) field.kind.map(type.prototype, field);
  const folded = fields.filter((field) => isRecordField(field) && isFolded(field));
  const searched = fields.filter((field) => isRecordField(field) && field.options.search);
  mapDerived(
    type,
    fields.filter(isRecordField),
    searched.flatMap((field) => columnsOf(field).map((column) => ({ column, isOneLine: isOneLine(field) }))),
  );
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

/** The index by which a table's records with one value of a column are listed, the newest first. */
export const newestIndex = (table: string) => (column: string) => {
  const name = `${table}_${column}_index`;
  return { name, expression: `create index "${name}" on "${table}" ("tenant", "${column}", "created_at", "id")` };
};

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
  if (fields.some((field) => field.options.search && isRecordField(field))) {
    const name = `${table}_search_index`;
    const expression = `create index "${name}" on "${table}" using gin ("tenant", "search_text" gin_trgm_ops)`;
    indexes.push({ name, expression });
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

/** Whether a field holds a text of one line, in which numbers are found however they are written. */
export const isOneLine = ({ kind }: FieldRecord): boolean => ['text', 'email', 'phone'].includes(kind.widget);
