import { Entity, Index, Unique } from '@mikro-orm/decorators/legacy';
import { TENANT_POLICIES } from '../tenancy/row-level-security.js';
import { cachedByResource } from './cached-by-resource.js';
import { columnsOf, isRecordField } from './columns.js';
import { assertDeclaration } from './declaration.js';
import { type FieldRecord, fieldsOf } from './field.js';
import { foldedName, isFolded, mapDerived } from './folded.js';
import { mapFullText } from './full-text.js';
import { snakeCase } from './naming.js';
import { POSITION } from './position-kind.js';
import type {
  ResourceDeclaration,
  ResourceModel,
  ResourceOptions,
  TableOptions,
  TenantEntityClass,
} from './resource-model.js';
import { buildBody } from './shape.js';

export { columnsOf, isRecordField };

const models = new Map<object, ResourceModel>();

/** The model of a resource. Throws for a class without `@Resource()`. */
export function resourceOf(type: object): ResourceModel {
  const model = models.get(type);
  if (!model) throw new Error(`${(type as { name?: string }).name} is no @Resource()`);
  return model;
}

export const isResource = (type: object) => models.has(type);

/** Every declared resource. */
export const allResources = () => [...models.values()];

/** Lists of `namesOfResources`, each with its rule. */
const followers: { readonly names: string[]; namesOf(model: ResourceModel): readonly string[] }[] = [];

/**
 * Further names, then those that a rule gives each declared resource. The list grows with each class that is declared, so
 * that constraints and documents that hold it have the names of later resources as well.
 */
export function namesOfResources(
  namesOf: (model: ResourceModel) => readonly string[],
  further: readonly string[] = [],
): readonly string[] {
  const names = [...further, ...allResources().flatMap(namesOf)];
  followers.push({ names, namesOf });
  return names;
}

/** The field with the values of custom fields; undefined for a resource without any. */
export const customValuesField = cachedByResource((fields) => fields.find(({ kind }) => kind.widget === 'custom'));

export const isCreatable = ({ options }: FieldRecord) => !options.readOnly && !options.changeOnly;
export const isChangeable = ({ options }: FieldRecord) => !options.readOnly && !options.writeOnce;
/** Whether answers contain the field. */
export const isReadable = (field: FieldRecord) => isRecordField(field) && !field.options.secret;

/** The fields whose texts the full-text search finds where the declaration names no columns: the title, searched ones. */
export const textsOf = ({ title }: Pick<ResourceOptions, 'title'>, fields: readonly FieldRecord[]): FieldRecord[] =>
  fields.filter((field) => isRecordField(field) && (field.name === title || field.options.search));

/** Declares a table with its rules, a REST resource and screens (architecture "The idea"). */
export function Resource(declaration: ResourceDeclaration): ClassDecorator {
  const { path, title = 'name' } = declaration;
  return (target) => {
    const type = target as unknown as TenantEntityClass;
    const fields = fieldsOf(type);
    const isOrdered = fields.some(({ kind }) => kind === POSITION);
    const sort = isOrdered ? 'position' : title;
    const options = { route: `masterdata/${path}`, menu: 'masterdata', title, sort, ...declaration } as const;
    assertDeclaration({ type, options, fields }, allResources());
    const searched = declaration.fullText === true ? textsOf(options, fields).flatMap(columnsOf) : declaration.fullText;
    if (searched) mapFullText(type, path, searched);
    const active = fields.find(({ name, kind }) => name === 'active' && kind.widget === 'flag');
    const model: ResourceModel = {
      type,
      name: type.name,
      table: snakeCase(type.name),
      options,
      fields,
      hasActiveFlag: active !== undefined,
      isSwitched: active !== undefined && !active.options.readOnly,
      isOrdered,
      createBody: buildBody(`${type.name}Create`, fields.filter(isCreatable), 'create'),
      patchBody: buildBody(`${type.name}Patch`, fields.filter(isChangeable), 'patch'),
      constraints: mapTable(type, fields, options),
    };
    models.set(type, model);
    for (const { names, namesOf } of followers) names.push(...namesOf(model));
  };
}

/** Declares a table of the tenant without routes and screens. */
export function TenantTable(options: TableOptions = {}): ClassDecorator {
  return (target) => {
    const type = target as unknown as TenantEntityClass;
    mapTable(type, fieldsOf(type), options);
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
    const field = folded.find((candidate) => candidate.name === name);
    return field ? foldedName(field) : name;
  };
  const declareUnique = (properties: readonly string[], columns: readonly string[], ending = 'unique') => {
    const name = [table, ...properties.map(snakeCase), ending].join('_');
    constraints.set(name, properties[0] as string);
    Unique({ name, properties: ['tenant', ...columns] as never })(type as never);
  };
  for (const { name } of fields.filter((field) => field.options.unique)) {
    // The exact key serves lookups by the text.
    declareUnique([name], [name]);
    if (keyOf(name) !== name) declareUnique([name], [keyOf(name)], 'key_unique');
  }
  for (const properties of options.unique ?? []) declareUnique(properties, properties.map(keyOf));
  for (const column of ['createdAt', 'updatedAt'].filter((moment) => !isServed(options, snakeCase(moment))))
    Index({ properties: ['tenant', column, 'id'] as never })(type as never);
  for (const { name, expression } of indexesOf(table, fields, options)) Index({ name, expression })(type as never);
  Entity({ tableName: table, policies: TENANT_POLICIES, rowLevelSecurity: 'force' })(type as never);
  tables.push(type);
  return constraints;
}

/** An index for lists of the records with one value of a column, the newest first. */
export const newestIndex = (table: string) => (column: string) => {
  const name = `${table}_${column}_index`;
  return { name, expression: `create index "${name}" on "${table}" ("tenant", "${column}", "created_at", "id")` };
};

/**
 * An index for each field that lists filter or sort by, beginning with the tenant and ending with the id, so that it
 * serves filter, order and count; one trigram index for all searched texts.
 */
function indexesOf(table: string, fields: readonly FieldRecord[], options: TableOptions) {
  const indexes: { name: string; expression: string }[] = [...(options.indexes ?? [])];
  for (const field of fields.filter(needsIndex)) {
    for (const column of columnsOf(field).filter((name) => !isServed(options, name))) {
      const name = `${table}_${column}_index`;
      indexes.push({ name, expression: `create index "${name}" on "${table}" ("tenant", "${column}", "id")` });
    }
  }
  indexes.push(...fields.flatMap((field) => field.kind.indexes?.(table, field) ?? []));
  if (fields.some((field) => field.options.search && isRecordField(field))) {
    const name = `${table}_search_index`;
    const expression = `create index "${name}" on "${table}" using gin ("tenant", "search_text" gin_trgm_ops)`;
    indexes.push({ name, expression });
  }
  return indexes;
}

/** Whether lists filter or sort by the field, so that it needs an index. */
const needsIndex = ({ kind, options: { filter, sort, unique } }: FieldRecord) =>
  (filter === true || sort) && !unique && !['references', 'choices', 'tags'].includes(kind.widget);

/** Whether a declared index serves the column: it holds all rows, or all with a value. */
const isServed = ({ indexes = [] }: TableOptions, column: string) =>
  indexes.some(({ expression, finds }) => {
    const holdsAll = !expression.includes(' where ') || expression.endsWith(` where "${column}" is not null`);
    return finds?.includes(column) || (holdsAll && expression.includes(`("tenant", "${column}", `));
  });

/** Whether a field holds a text of one line, in which numbers are found however they are written. */
export const isOneLine = ({ kind }: FieldRecord): boolean => ['text', 'email', 'phone'].includes(kind.widget);
