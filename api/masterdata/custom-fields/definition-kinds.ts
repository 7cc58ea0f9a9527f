import { Property } from '@mikro-orm/decorators/legacy';
import { type } from '../../platform/fields/constraint.js';
import { declare, type FieldKind, type FieldOptions } from '../../platform/resource/field.js';

/** A value of any kind of field; the rules of the definition check it against the field itself. */
const DEFAULT_VALUE: FieldKind = {
  widget: 'text',
  operators: [],
  map: (owner, field) => Property({ type: 'json', columnType: 'jsonb', nullable: true })(owner, field.name),
  constraints: () => [],
  schema: () => ({ type: ['string', 'number', 'boolean', 'array'], items: { type: 'string' } }),
  normalise: (value) => (value === '' || value === undefined ? null : value),
};

/** A number with any decimals. */
const BOUND: FieldKind = {
  widget: 'quantity',
  operators: [],
  map: (owner, field) => Property({ type: 'double', nullable: true })(owner, field.name),
  constraints: () => [type('number', 'NUMBER_ONLY')],
};

/** The minimum or maximum of a value. */
export const Bound = (options: FieldOptions = {}) => declare(BOUND, options);

/** The value of a new record without a value of the field. */
export const DefaultValue = (options: FieldOptions = {}) => declare(DEFAULT_VALUE, options);
