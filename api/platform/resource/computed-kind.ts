import { DISTINCT, each, oneOf, type } from '../fields/constraint.js';
import type { ChoiceOptions } from './choice-kinds.js';
import type { Condition } from './condition.js';
import { declare, type FieldKind, type FieldOptions, type JsonSchema } from './field.js';

/**
 * A value that the rules of the resource compute for a record that is read; it has no column and is never accepted.
 * `schema` describes it in the document, `name` is the enumeration of a choice.
 */
export const Computed = (schema: JsonSchema, options: FieldOptions & { widget?: string; name?: string } = {}) => {
  const kind: FieldKind = {
    widget: options.widget ?? 'text',
    isComputed: true,
    operators: [],
    map: () => undefined,
    constraints: () => [],
    schema: () => schema,
    columns: () => [],
  };
  return declare(kind, { required: true, ...options, readOnly: true });
};

/** Computed values of a fixed set; lists filter by them with the condition that `condition` returns. */
export const ComputedFilter = (
  items: readonly string[],
  { condition, ...options }: ChoiceOptions & { condition: (values: readonly unknown[]) => Condition },
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
  return declare(kind, { items, required: true, filter: 'narrows', ...options, readOnly: true } as never);
};
