import type { JsonSchema } from './document';

/** Component schemas of a document by name. */
export type Schemas = Record<string, JsonSchema>;

/** The schema of the value itself: references followed, a single alternative beside `null` unwrapped. */
export function withoutNull(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const resolved = resolve(schema, schemas);
  const alternatives = (resolved.anyOf ?? resolved.oneOf ?? resolved.allOf)?.filter((option) => option.type !== 'null');
  if (alternatives?.length !== 1) return resolved;
  const { anyOf: _anyOf, oneOf: _oneOf, allOf: _allOf, ...rest } = resolved;
  return { ...withoutNull(alternatives[0]!, schemas), ...rest };
}

/** A schema with its references resolved. */
export function resolve(schema: JsonSchema, schemas: Schemas, depth = 0): JsonSchema {
  if (!schema.$ref || depth > 8) return schema;
  const { $ref, ...rest } = schema;
  const target = schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {};
  return { ...resolve(target, schemas, depth + 1), ...rest };
}
