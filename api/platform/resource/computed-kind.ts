import { DISTINCT, each, oneOf, type } from '../fields/constraint.js';
import type { ChoiceOptions } from './choice-kinds.js';
import type { Condition } from './condition.js';
import { declare, type FieldKind, type FieldOptions, type JsonSchema } from './field.js';

/**
 * A value that the resource's rules compute when a record is shown; it has no column and is never accepted.
 * `schema` describes it in the document, `name` the enumeration of one that is shown as a choice.
 */
export const Computed = (schema: JsonSchema, given: FieldOptions & { widget?: string; name?: string } = {}) => {
  const kind: FieldKind = {
    widget: given.widget ?? 'text',
    isComputed: true,
    operators: [],
    map: () => undefined,
    constraints: () => [],
    schema: () => schema,
    columns: () => [],
  };
  return declare(kind, { required: true, ...given, readOnly: true });
};

/** Several of a fixed set of values that are computed; lists are filtered by them with the condition that `condition` makes. */
export const ComputedFilter = (
  items: readonly string[],
  { condition, ...given }: ChoiceOptions & { condition: (values: readonly unknown[]) => Condition },
) => {
  const kind: FieldKind = {
    widget: 'choices',
    isComputed: true,
    operators: ['', '_eq_any'],
    map: () => undefined,
    constraints: () => [type('array'), each(type('string')), each(oneOf(items)), DISTINCT],
    comparable: (value) => (items.includes(value as string) ? value : undefined),
    columns: () => [],
    filterCondition: condition,
  };
  return declare(kind, { items, required: true, filter: 'narrows', ...given, readOnly: true } as never);
};
