import type { FieldRecord } from './field.js';
import type { ResourceModel } from './resource-model.js';

/** Caches the result of a function of a resource's fields, which never change, for each resource. */
export function cachedByResource<T>(
  work: (fields: readonly FieldRecord[]) => T,
): (model: Pick<ResourceModel, 'fields'>) => T {
  const known = new WeakMap<readonly FieldRecord[], { readonly value: T }>();
  return ({ fields }) => {
    const found = known.get(fields);
    if (found) return found.value;
    const made = { value: work(fields) };
    known.set(fields, made);
    return made.value;
  };
}
