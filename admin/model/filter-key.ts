import { FILTER_OPERATORS } from '../../openapi/vocabulary';
import type { FilterOperator } from './document';

/**
 * What a key of a filter names, `dueAt_gte` being the field `dueAt` and the operator `_gte`; no name of a field has an
 * underscore. The operator is undefined where the dialect has none like it.
 */
export function partsOfKey(key: string): readonly [name: string, operator: FilterOperator | undefined] {
  const name = key.split('_')[0] ?? key;
  return [name, FILTER_OPERATORS.find((operator) => operator === key.slice(name.length))];
}
