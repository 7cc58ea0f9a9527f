import { isDeepStrictEqual } from 'node:util';
import { Collection } from '@mikro-orm/core';
import { runAsTenant } from '../tenancy/session.js';
import type { FieldRecord } from './field.js';
import { REFERENCES } from './reference-kinds.js';

/** Faults of properties that begin otherwise than their fields are declared: in the entity, or in a creation's body. */
export function beginningFaults(type: { readonly prototype: object }, fields: readonly FieldRecord[]): string[] {
  const record = runAsTenant('declaration', () => new (type as new () => Record<string, unknown>)());
  return fields.flatMap(({ name, kind, options }) => {
    const begun = record[name];
    if (kind === REFERENCES)
      return begun instanceof Collection ? [] : [`field ${name}: it does not begin with new Collection(this)`];
    if (begun == null || options.default == null || isDeepStrictEqual(begun, options.default)) return [];
    return [
      `field ${name}: it begins with ${JSON.stringify(begun)}, its default is ${JSON.stringify(options.default)}`,
    ];
  });
}
