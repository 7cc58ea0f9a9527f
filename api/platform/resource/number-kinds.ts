import { BigIntType } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { decimals, limit, type } from '../fields/constraint.js';
import type { Slot } from '../fields/slots.js';
import type { FilterOperator } from '../vocabulary/filter-operator.js';
import { declare, type FieldKind, type FieldOptions, type FieldRecord, isNullable } from './field.js';

export interface NumberOptions extends FieldOptions {
  /** Smallest value. */
  min?: number;
  /** Largest value. */
  max?: number;
  /** Unit shown beside the value: 'h', 'CHF'. */
  unit?: string;
  /** A number that is a name, such as a year or a port, without thousands signs. */
  ungrouped?: true;
}

const COMPARISONS: readonly FilterOperator[] = ['', '_eq_any', '_neq', '_gt', '_gte', '_lt', '_lte'];
const LARGEST_INTEGER = 2_147_483_647;
/** Ten billion: far beyond any amount or quantity, far within exact arithmetic of Rappen and thousandths. */
const LARGEST_SCALED = 10_000_000_000;

export interface FlagOptions extends FieldOptions {
  /** SQL expression over other columns, by which the database computes the flag; written as PostgreSQL returns it. */
  derived?: string;
}

interface NumberRecord extends NumberOptions {
  /** Decimals of a custom field; those of its kind if left out. */
  decimals?: number;
}

const optionsOf = (field: FieldRecord) => field.options as NumberRecord;

const slotOf = (largest: number, scale: number): Slot => ({
  type: 'number',
  of: (value) => (typeof value === 'number' && Math.abs(value) <= largest ? Math.round(value * scale) : undefined),
  sql: `round(($1)::numeric * ${scale})::bigint`,
});

/** Holds the most decimals of any definition, since a definition may change its decimals. */
const NUMBER_SLOT = slotOf(1_000_000_000, 1_000_000);

function bounds(field: FieldRecord, largest: number) {
  const { min = -largest, max = largest, ungrouped } = optionsOf(field);
  return [limit('minimum', min, ungrouped), limit('maximum', max, ungrouped)];
}

export const INTEGER: FieldKind = {
  widget: 'integer',
  operators: COMPARISONS,
  sortable: true,
  map: (owner, field) => Property({ type: 'integer', nullable: isNullable(field) })(owner, field.name),
  constraints: (field) => [type('integer', 'INTEGER_ONLY'), ...bounds(field, LARGEST_INTEGER)],
  slot: NUMBER_SLOT,
  comparable: (value) => (Number.isInteger(value) && Math.abs(value as number) <= LARGEST_INTEGER ? value : undefined),
};

/** A number with a fixed count of decimals: as such in JSON, as a whole multiple of its smallest step in the database. */
function scaledKind(widget: string, places: number, slot: Slot): FieldKind {
  const scale = 10 ** places;
  return {
    widget,
    operators: COMPARISONS,
    sortable: true,
    map: (owner, field) => Property({ type: new BigIntType('number'), nullable: isNullable(field) })(owner, field.name),
    constraints: (field) => [
      type('number', 'NUMBER_ONLY'),
      decimals(optionsOf(field).decimals ?? places),
      ...bounds(field, LARGEST_SCALED),
    ],
    read: Number,
    store: (value) => (value === null ? null : Math.round((value as number) * scale)),
    present: (value) => (value === null || value === undefined ? null : Number(value) / scale),
    slot,
    comparable: (value) =>
      typeof value === 'number' && Math.abs(value) <= LARGEST_SCALED ? Math.round(value * scale) : undefined,
  };
}

export const MONEY = scaledKind('money', 2, slotOf(LARGEST_SCALED, 100));
export const QUANTITY = scaledKind('quantity', 3, NUMBER_SLOT);

export const FLAG: FieldKind = {
  widget: 'flag',
  operators: ['', '_neq'],
  sortable: true,
  map: (owner, field) => {
    const { default: fallback, derived } = field.options as FlagOptions;
    const origin = derived ? { generated: `(${derived}) stored` } : { default: (fallback as boolean) ?? false };
    Property({ type: 'boolean', ...origin })(owner, field.name);
  },
  constraints: () => [type('boolean')],
  slot: {
    type: 'number',
    of: (value) => (typeof value === 'boolean' ? Number(value) : undefined),
    sql: '(($1)::boolean)::int',
  },
  comparable: (value) => (typeof value === 'boolean' ? value : undefined),
};

/** A whole number. */
export const Integer = (options: NumberOptions = {}) => declare(INTEGER, options);
/** An amount in CHF: a number with two decimals in JSON, whole Rappen in the database. */
export const Money = (options: NumberOptions = {}) => declare(MONEY, { unit: 'CHF', ...options } as NumberOptions);
/** A quantity: a number with three decimals in JSON, whole thousandths in the database. */
export const Quantity = (options: NumberOptions = {}) => declare(QUANTITY, options);
/** Yes or no; never empty. */
export const Flag = (options: FlagOptions = {}) => declare(FLAG, { default: false, ...options });
