import { resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { columnOf, quoted } from './columns.js';
import type { SqlValue } from './record.js';

/**
 * SQL of a JSON object with some properties of the record that `reference` points to; null if the reference is empty.
 * References among the properties are ids, amounts are integers of their smallest step.
 */
export const referencedRecordJson =
  (type: () => object, properties: readonly string[], reference: string): SqlValue =>
  (column) => {
    const model: ResourceModel = resourceOf(type());
    const own = `b."tenant" = ${column('tenant')} and b."id" = ${column(reference)}`;
    return `(select ${rowJson(model, 'b', properties)} from ${quoted(model.table)} b where ${own})`;
  };

/** SQL of a JSON object with some properties of the row that the statement calls `alias`. */
export function rowJson(model: ResourceModel, alias: string, properties: readonly string[]): string {
  const pairs = properties.map((property) => `'${property}', ${alias}.${columnOf(model, property)}`);
  return `json_build_object(${pairs.join(', ')})`;
}
