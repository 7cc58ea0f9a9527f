import type { FieldRecord } from './field.js';
import type { ResourceModel } from './resource-model.js';

/** Caches the result of a function of a resource's fields, which never change, for each resource. */
export function cachedByResource<T>(
  work: (fields: readonly FieldRecord[]) => T,
): (model: Pick<ResourceModel, 'fields'>) => T {
  const cache = new WeakMap<readonly FieldRecord[], T>();
  return ({ fields }) => {
    if (!cache.has(fields)) cache.set(fields, work(fields));
    return cache.get(fields) as T;
  };
}
