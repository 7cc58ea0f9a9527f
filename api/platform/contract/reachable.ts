import type { JsonSchema } from '../resource/field.js';

const PREFIX = '#/components/schemas/';

/** Adds the names of the schemas that a part of the document refers to. */
export function namesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) {
    for (const item of node) namesIn(item, found);
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') {
        if (value.startsWith(PREFIX)) found.add(value.slice(PREFIX.length));
      } else namesIn(value, found);
    }
  }
  return found;
}

/** The schemas that the paths and shared responses refer to, directly or through others; in the order of their names. */
export function reachable(paths: unknown, schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const found = new Set<string>();
  namesIn(paths, found);
  for (const name of found) namesIn(schemas[name], found);
  return Object.fromEntries(
    [...found].sort().flatMap((name) => (schemas[name] ? [[name, schemas[name]] as const] : [])),
  );
}
