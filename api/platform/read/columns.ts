import { cachedByResource } from '../resource/cached-by-resource.js';
import type { FieldRecord } from '../resource/field.js';
import { snakeCase } from '../resource/naming.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { SYSTEM_FIELDS } from '../resource/system-fields.js';

/** Pattern of names of properties and columns, against injection. */
const NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

/** A quoted name. Throws for a text that is no name. */
export function quoted(name: string): string {
  if (!NAME.test(name)) throw new Error(`No name of a column: ${name}`);
  return `"${name}"`;
}

const fieldsByName = cachedByResource(
  (fields) => new Map([...SYSTEM_FIELDS, ...fields].map((field) => [field.name, field])),
);

/** The field of a property; undefined for slots and other columns. */
export const fieldOf = (model: Pick<ResourceModel, 'fields'>, property: string): FieldRecord | undefined =>
  fieldsByName(model).get(property);

const columnsByProperty = cachedByResource(() => new Map<string, string>());

/** Quoted column of a property: of a field, a slot or a system column. */
export function columnOf(model: Pick<ResourceModel, 'fields'>, property: string): string {
  const cached = columnsByProperty(model);
  const known = cached.get(property);
  if (known) return known;
  const isReference = fieldOf(model, property)?.kind.widget === 'reference';
  const column = quoted(isReference ? `${snakeCase(property)}_id` : snakeCase(property));
  cached.set(property, column);
  return column;
}

/** The pivot table of a list of references, with its two columns. */
export function pivotOf({ table }: Pick<ResourceModel, 'table'>, { name }: Pick<FieldRecord, 'name'>) {
  return {
    table: quoted(`${table}_${snakeCase(name)}`),
    own: quoted(`${table}_id`),
    target: quoted(`${snakeCase(name)}_id`),
  };
}
