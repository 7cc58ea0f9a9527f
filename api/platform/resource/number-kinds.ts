import { BigIntType } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { IsBoolean, IsInt, IsNumber, Max, Min } from 'class-validator';
import { declare, type FieldKind, type FieldOptions, type FieldRecord, isNullable, type Operator } from './field.js';

export interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
  /** Unit shown beside the value: 'h', 'CHF'. */
  unit?: string;
}

const COMPARISONS: readonly Operator[] = ['', '_eq_any', '_neq', '_gt', '_gte', '_lt', '_lte'];
const LARGEST_INTEGER = 2_147_483_647;
/** CHF 10 billion: far beyond any invoice, far within exact arithmetic of Rappen. */
const LARGEST_MONEY = 10_000_000_000;

const options = (field: FieldRecord) => field.options as NumberOptions;

function bounds(field: FieldRecord, largest: number) {
  const { min = -largest, max = largest } = options(field);
  return [
    Min(min, { context: { code: min === 1 ? 'POSITIVE_INTEGER' : 'MIN_VALUE', params: { min } } }),
    Max(max, { context: { code: 'MAX_VALUE', params: { max } } }),
  ];
}

const INTEGER: FieldKind = {
  widget: 'integer',
  operators: COMPARISONS,
  sortable: true,
  map: (owner, field) => Property({ type: 'integer', nullable: isNullable(field) })(owner, field.name),
  schema: (field) => ({
    type: 'integer',
    minimum: options(field).min ?? -LARGEST_INTEGER,
    maximum: options(field).max ?? LARGEST_INTEGER,
  }),
  rules: (field) => [IsInt({ context: { code: 'INTEGER_ONLY' } }), ...bounds(field, LARGEST_INTEGER)],
  comparable: (value) => (Number.isInteger(value) && Math.abs(value as number) <= LARGEST_INTEGER ? value : undefined),
};

const MONEY: FieldKind = {
  widget: 'money',
  operators: COMPARISONS,
  sortable: true,
  map: (owner, field) => Property({ type: new BigIntType('number'), nullable: isNullable(field) })(owner, field.name),
  schema: (field) => ({
    type: 'number',
    multipleOf: 0.01,
    minimum: options(field).min ?? -LARGEST_MONEY,
    maximum: options(field).max ?? LARGEST_MONEY,
  }),
  rules: (field) => [
    IsNumber({ maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false }, { context: { code: 'NUMBER_ONLY' } }),
    ...bounds(field, LARGEST_MONEY),
  ],
  store: (value) => (value === null ? null : Math.round((value as number) * 100)),
  present: (value) => (value === null || value === undefined ? null : Number(value) / 100),
  comparable: (value) =>
    typeof value === 'number' && Math.abs(value) <= LARGEST_MONEY ? Math.round(value * 100) : undefined,
};

const FLAG: FieldKind = {
  widget: 'flag',
  operators: ['', '_neq'],
  sortable: true,
  map: (owner, field) =>
    Property({ type: 'boolean', default: (field.options.default as boolean) ?? false })(owner, field.name),
  schema: () => ({ type: 'boolean' }),
  rules: () => [IsBoolean({ context: { code: 'TYPE_INVALID' } })],
  comparable: (value) => (typeof value === 'boolean' ? value : undefined),
};

/** A whole number. */
export const Integer = (given: NumberOptions = {}) => declare(INTEGER, given);
/** An amount in CHF: a number with two decimals in JSON, whole Rappen in the database. */
export const Money = (given: NumberOptions = {}) => declare(MONEY, { unit: 'CHF', ...given } as NumberOptions);
/** Yes or no; never empty. */
export const Flag = (given: FieldOptions = {}) => declare(FLAG, { default: false, ...given });
