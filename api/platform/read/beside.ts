import { type ResourceModel, resourceOf } from '../resource/resource.js';
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
    const pairs = properties.map((property) => `'${property}', b.${columnOf(model, property)}`).join(', ');
    const own = `b."tenant" = ${column('tenant')} and b."id" = ${column(reference)}`;
    return `(select json_build_object(${pairs}) from ${quoted(model.table)} b where ${own})`;
  };
