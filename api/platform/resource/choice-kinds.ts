import { ArrayType } from '@mikro-orm/core';
import { Enum, Property } from '@mikro-orm/decorators/legacy';
import { DISTINCT, each, limit, oneOf, type } from '../fields/constraint.js';
import { declare, type FieldKind, type FieldOptions, type FieldRecord, isNullable } from './field.js';
import { TEXT_SLOT } from './text-kinds.js';

export interface ChoiceOptions extends FieldOptions {
  /** Name of the enumeration; the labels stand at `enums.<name>.<VALUE>`. */
  name: string;
  /** The values follow from declarations, so that the column has no check that each new one would change. */
  declared?: true;
}

interface ChoiceRecord extends ChoiceOptions {
  items: readonly string[];
  /** Values of a list, at least and at most. */
  min?: number;
  max?: number;
}

const optionsOf = (field: FieldRecord) => field.options as ChoiceRecord;

/** The values of a choice. */
export const choicesOf = (field: FieldRecord): readonly string[] => optionsOf(field).items;

export const CHOICE: FieldKind = {
  widget: 'choice',
  operators: ['', '_eq_any', '_neq'],
  sortable: true,
  map: (owner, field) =>
    optionsOf(field).declared
      ? Property({ type: 'text', nullable: isNullable(field) })(owner, field.name)
      : Enum({ items: optionsOf(field).items as string[], type: 'text', nullable: isNullable(field) })(
          owner,
          field.name,
        ),
  constraints: (field) => [type('string', 'INVALID_VALUE'), oneOf(optionsOf(field).items)],
  slot: TEXT_SLOT,
  comparable: (value, field) => (optionsOf(field).items.includes(value as string) ? value : undefined),
};

export const CHOICES: FieldKind = {
  widget: 'choices',
  // No index that row-level security lets through serves "contains", so lists cannot be filtered by it.
  operators: [],
  map: (owner, field) =>
    Property({ type: new ArrayType(), columnType: 'text[]', defaultRaw: `'{}'` })(owner, field.name),
  constraints: (field) => {
    const { items, required, min = required ? 1 : undefined, max } = optionsOf(field);
    return [
      type('array'),
      each(type('string', 'INVALID_VALUE')),
      each(oneOf(items)),
      DISTINCT,
      ...(min === undefined ? [] : [limit('minItems', min)]),
      ...(max === undefined ? [] : [limit('maxItems', max)]),
    ];
  },
  normalise: (value) => value ?? [],
};

/** One of a fixed set of values. */
export const Choice = (items: readonly string[], options: ChoiceOptions) =>
  declare(CHOICE, { items, ...options } as never);
/** Several of a fixed set of values. */
export const Choices = (items: readonly string[], options: ChoiceOptions) =>
  declare(CHOICES, { items, ...(!options.required && { default: [] }), ...options } as never);
