import { cachedByResource } from '../resource/cached-by-resource.js';
import type { FieldRecord } from '../resource/field.js';
import { snakeCase } from '../resource/naming.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { SYSTEM_FIELDS } from '../resource/system-fields.js';

/** Names of properties and columns; what is put into a text must be one, wherever it came from. */
const NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

/** A name between quotes. Throws for what is no name. */
export function quoted(name: string): string {
  if (!NAME.test(name)) throw new Error(`No name of a column: ${name}`);
  return `"${name}"`;
}

const fieldsByName = cachedByResource(
  (fields) => new Map([...SYSTEM_FIELDS, ...fields].map((field) => [field.name, field])),
);

/** The field that a property of the resource's records declares, if one does. */
export const fieldOf = (model: Pick<ResourceModel, 'fields'>, property: string): FieldRecord | undefined =>
  fieldsByName(model).get(property);

const columnsByProperty = cachedByResource(() => new Map<string, string>());

/** Column of a property that has one: of a field, a slot, or what the server keeps beside them. */
export function columnOf(model: Pick<ResourceModel, 'fields'>, property: string): string {
  const known = columnsByProperty(model);
  const found = known.get(property);
  if (found) return found;
  const isReference = fieldOf(model, property)?.kind.widget === 'reference';
  const column = quoted(isReference ? `${snakeCase(property)}_id` : snakeCase(property));
  known.set(property, column);
  return column;
}

/** The table between a record and what one of its lists of references points to, with its two columns. */
export function pivotOf({ table }: Pick<ResourceModel, 'table'>, { name }: Pick<FieldRecord, 'name'>) {
  return {
    table: quoted(`${table}_${snakeCase(name)}`),
    own: quoted(`${table}_id`),
    target: quoted(`${snakeCase(name)}_id`),
  };
}
