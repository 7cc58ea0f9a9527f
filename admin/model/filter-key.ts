import { FILTER_OPERATORS } from '../../openapi/vocabulary';
import type { FilterOperator } from './document';

/**
 * The parts of a filter key: `dueAt_gte` is the field `dueAt` and the operator `_gte`; no name of a field has an
 * underscore. The operator is undefined if the dialect does not define it.
 */
export function partsOfKey(key: string): readonly [name: string, operator: FilterOperator | undefined] {
  const name = key.split('_')[0] ?? key;
  return [name, FILTER_OPERATORS.find((operator) => operator === key.slice(name.length))];
}
