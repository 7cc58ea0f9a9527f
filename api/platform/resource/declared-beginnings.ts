import { isDeepStrictEqual } from 'node:util';
import { Collection } from '@mikro-orm/core';
import { runAsTenant } from '../tenancy/session.js';
import type { FieldRecord } from './field.js';
import { REFERENCES } from './reference-kinds.js';

/** Faults of properties whose initial value in the entity differs from the default of the field. */
export function beginningFaults(type: { readonly prototype: object }, fields: readonly FieldRecord[]): string[] {
  const record = runAsTenant('declaration', () => new (type as new () => Record<string, unknown>)());
  return fields.flatMap(({ name, kind, options }) => {
    const initial = record[name];
    if (kind === REFERENCES)
      return initial instanceof Collection ? [] : [`field ${name}: it does not begin with new Collection(this)`];
    if (initial == null || options.default == null || isDeepStrictEqual(initial, options.default)) return [];
    return [
      `field ${name}: it begins with ${JSON.stringify(initial)}, its default is ${JSON.stringify(options.default)}`,
    ];
  });
}
