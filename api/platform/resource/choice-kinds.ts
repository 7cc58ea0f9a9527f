import { ArrayType } from '@mikro-orm/core';
import { Enum, Property } from '@mikro-orm/decorators/legacy';
import { ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { declare, type FieldKind, type FieldOptions, type FieldRecord, isNullable } from './field.js';

export interface ChoiceOptions extends FieldOptions {
  /** Name of the enumeration; the labels stand at `enums.<name>.<VALUE>`. */
  name: string;
}

interface ChoiceRecord extends ChoiceOptions {
  items: readonly string[];
}

const options = (field: FieldRecord) => field.options as ChoiceRecord;

const CHOICE: FieldKind = {
  widget: 'choice',
  operators: ['', '_eq_any', '_neq'],
  sortable: true,
  map: (owner, field) =>
    Enum({
      items: [...options(field).items],
      type: 'text',
      nullable: isNullable(field),
    })(owner, field.name),
  schema: (field) => ({ type: 'string', enum: [...options(field).items] }),
  rules: (field) => [IsIn([...options(field).items], { context: { code: 'INVALID_VALUE' } })],
  comparable: (value, field) => (options(field).items.includes(value as string) ? value : undefined),
};

const CHOICES: FieldKind = {
  widget: 'choices',
  // No index that row-level security lets through serves "contains", so lists cannot be filtered by it.
  operators: [],
  map: (owner, field) =>
    Property({ type: new ArrayType(), columnType: 'text[]', defaultRaw: `'{}'` })(owner, field.name),
  schema: (field) => ({
    type: 'array',
    items: { type: 'string', enum: [...options(field).items] },
    uniqueItems: true,
    ...(field.options.required && { minItems: 1 }),
  }),
  rules: (field) => [
    IsArray({ context: { code: 'TYPE_INVALID' } }),
    IsIn([...options(field).items], { each: true, context: { code: 'INVALID_VALUE' } }),
    ArrayUnique({ context: { code: 'INVALID_VALUE' } }),
    ...(field.options.required ? [ArrayMinSize(1, { context: { code: 'CHOOSE_ONE' } })] : []),
  ],
  normalise: (value) => value ?? [],
};

/** One of a fixed set of values. */
export const Choice = (items: readonly string[], given: ChoiceOptions) => declare(CHOICE, { items, ...given } as never);
/** Several of a fixed set of values. */
export const Choices = (items: readonly string[], given: ChoiceOptions) =>
  declare(CHOICES, { items, ...(!given.required && { default: [] }), ...given } as never);
