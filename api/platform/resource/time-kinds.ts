import { Property } from '@mikro-orm/decorators/legacy';
import { Temporal } from 'temporal-polyfill';
import { format, pattern, type } from '../fields/constraint.js';
import type { Slot } from '../fields/slots.js';
import type { FilterOperator } from '../vocabulary/filter-operator.js';
import { ZONE } from '../vocabulary/zone.js';
import { declare, type FieldKind, type FieldOptions, isNullable } from './field.js';
import { isoMoment } from './moment.js';

const COMPARISONS: readonly FilterOperator[] = ['', '_eq_any', '_neq', '_gt', '_gte', '_lt', '_lte'];
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const TIME_SHAPE = /^([01]\d|2[0-3]):[0-5]\d$/;
const MOMENT_SHAPE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Whether a text is an existing day: "YYYY-MM-DD", from 1900 on. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY_SHAPE.test(value) || value < '1900-01-01') return false;
  try {
    Temporal.PlainDate.from(value, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' &&
  MOMENT_SHAPE.test(value) &&
  isDay(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value));

/** The moment at which a day begins in the zone, or one that many days later. */
export const startOfDay = (day: string, plusDays = 0) =>
  new Date(Temporal.PlainDate.from(day).add({ days: plusDays }).toZonedDateTime(ZONE).epochMilliseconds);

const DAY_SLOT: Slot = {
  type: 'date',
  of: (value) => (isDay(value) ? value : undefined),
  sql: '($1)::date',
};

export const DAY: FieldKind = {
  widget: 'day',
  operators: COMPARISONS,
  sortable: true,
  map: (owner, field) => Property({ type: 'date', nullable: isNullable(field) })(owner, field.name),
  constraints: () => [type('string', 'DATE_INVALID'), format('date', 'DATE_INVALID', isDay)],
  normalise: (value) => (value === '' ? null : value),
  slot: DAY_SLOT,
  comparable: DAY_SLOT.of,
};

export const MOMENT: FieldKind = {
  widget: 'moment',
  operators: COMPARISONS,
  sortable: true,
  map: (owner, field) =>
    Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: isNullable(field) })(owner, field.name),
  constraints: () => [type('string', 'DATE_INVALID'), format('date-time', 'DATE_INVALID', isMoment)],
  normalise: (value) => (value === '' ? null : value),
  store: (value) => (value === null ? null : new Date(value as string)),
  read: (value) => (value instanceof Date ? value.toISOString() : isoMoment(value as string)),
  present: (value) => (value instanceof Date ? value.toISOString() : (value ?? null)),
  // A day in place of a moment means that whole day in the zone: `_lte` and `_gt` count from its end.
  comparable: (value, _field, operator) => {
    if (isMoment(value)) return new Date(value);
    if (!isDay(value)) return undefined;
    return operator === '_lte' || operator === '_gt' ? new Date(startOfDay(value, 1).getTime() - 1) : startOfDay(value);
  },
};

export const TIME: FieldKind = {
  widget: 'time',
  operators: COMPARISONS,
  sortable: true,
  map: (owner, field) => Property({ type: 'text', nullable: isNullable(field) })(owner, field.name),
  constraints: () => [type('string', 'TIME_INVALID'), pattern(TIME_SHAPE, 'TIME_INVALID')],
  normalise: (value) => (value === '' ? null : value),
  comparable: (value) => (typeof value === 'string' && TIME_SHAPE.test(value) ? value : undefined),
};

/** A day without time: 'YYYY-MM-DD'. */
export const Day = (options: FieldOptions = {}) => declare(DAY, options);
/** A moment: ISO 8601 in UTC. */
export const Moment = (options: FieldOptions = {}) => declare(MOMENT, options);
/** A time of day: 'HH:MM'. */
export const Time = (options: FieldOptions = {}) => declare(TIME, options);
