import { BigIntType } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { decimals, limit, type } from '../fields/constraint.js';
import type { Slot } from '../fields/slots.js';
import { declare, type FieldKind, type FieldOptions, type FieldRecord, isNullable, type Operator } from './field.js';

export interface NumberOptions extends FieldOptions {
  /** The least that it may be. */
  min?: number;
  /** The most that it may be. */
  max?: number;
  /** Unit shown beside the value: 'h', 'CHF'. */
  unit?: string;
  /** It names something, such as a year or a port: it is written without thousands signs. */
  ungrouped?: true;
}

const COMPARISONS: readonly Operator[] = ['', '_eq_any', '_neq', '_gt', '_gte', '_lt', '_lte'];
const LARGEST_INTEGER = 2_147_483_647;
/** Ten billion: far beyond any amount or quantity, far within exact arithmetic of Rappen and thousandths. */
const LARGEST_SCALED = 10_000_000_000;

export interface FlagOptions extends FieldOptions {
  /** Kept by the database: an SQL expression over other columns, written as PostgreSQL tells it back. */
  derived?: string;
}

interface NumberRecord extends NumberOptions {
  /** Decimals of a custom field; those of its kind if left out. */
  decimals?: number;
}

const options = (field: FieldRecord) => field.options as NumberRecord;

const slotOf = (largest: number, scale: number): Slot => ({
  type: 'number',
  of: (value) => (typeof value === 'number' && Math.abs(value) <= largest ? Math.round(value * scale) : undefined),
  sql: `round(($1)::numeric * ${scale})::bigint`,
});

/** With as many decimals as a definition may ever ask for, since it may come to ask for others. */
const NUMBER_SLOT = slotOf(1_000_000_000, 1_000_000);

function bounds(field: FieldRecord, largest: number) {
  const { min = -largest, max = largest, ungrouped } = options(field);
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
      decimals(options(field).decimals ?? places),
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
export const Integer = (given: NumberOptions = {}) => declare(INTEGER, given);
/** An amount in CHF: a number with two decimals in JSON, whole Rappen in the database. */
export const Money = (given: NumberOptions = {}) => declare(MONEY, { unit: 'CHF', ...given } as NumberOptions);
/** A quantity: a number with three decimals in JSON, whole thousandths in the database. */
export const Quantity = (given: NumberOptions = {}) => declare(QUANTITY, given);
/** Yes or no; never empty. */
export const Flag = (given: FlagOptions = {}) => declare(FLAG, { default: false, ...given });
