import type { JsonSchema } from '../resource/field.js';

const PREFIX = '#/components/schemas/';

function collect(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const item of node) collect(item, found);
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') {
        if (value.startsWith(PREFIX)) found.add(value.slice(PREFIX.length));
      } else collect(value, found);
    }
  }
}

/** The schemas that the paths and shared responses refer to, directly or through others; in the order of their names. */
export function reachable(paths: unknown, schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const found = new Set<string>();
  collect(paths, found);
  for (const name of found) collect(schemas[name], found);
  return Object.fromEntries(
    [...found].sort().flatMap((name) => (schemas[name] ? [[name, schemas[name]] as const] : [])),
  );
}
