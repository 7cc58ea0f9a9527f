import { resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { columnOf, quoted } from './columns.js';
import type { SqlValue } from './record.js';

/**
 * Some properties of the one record that another points to by `reference`, as JSON; null where there is none. References
 * among them are ids, amounts whole steps.
 */
export const besideSql =
  (type: () => object, properties: readonly string[], reference: string): SqlValue =>
  (column) => {
    const model: ResourceModel = resourceOf(type());
    const own = `b."tenant" = ${column('tenant')} and b."id" = ${column(reference)}`;
    return `(select ${pictureSql(model, 'b', properties)} from ${quoted(model.table)} b where ${own})`;
  };

/** Some properties of the rows called `alias` as JSON, of each row one object. */
export function pictureSql(model: ResourceModel, alias: string, properties: readonly string[]): string {
  const pairs = properties.map((property) => `'${property}', ${alias}.${columnOf(model, property)}`);
  return `json_build_object(${pairs.join(', ')})`;
}
