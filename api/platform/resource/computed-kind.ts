import { declare, type FieldKind, type FieldOptions, type JsonSchema } from './field.js';

/**
 * A value that the resource's rules work out when a record is shown; it has no column and is never accepted.
 * `schema` describes it in the document, `name` the enumeration of one that is shown as a choice.
 */
export const Computed = (schema: JsonSchema, given: FieldOptions & { widget?: string; name?: string } = {}) => {
  const kind: FieldKind = {
    widget: given.widget ?? 'text',
    operators: [],
    map: () => undefined,
    constraints: () => [],
    schema: () => schema,
    columns: () => [],
  };
  return declare(kind, { required: true, ...given, readOnly: true });
};
