import { Property } from '@mikro-orm/decorators/legacy';
import { limit, type } from '../fields/constraint.js';
import { declare, type FieldKind } from './field.js';

/** Position of a record in the order of its resource: 1, 2, … set by the server. */
export const POSITION: FieldKind = {
  widget: 'integer',
  operators: [],
  sortable: true,
  map: (owner, field) => Property({ type: 'integer', default: 0 })(owner, field.name),
  constraints: () => [type('integer', 'INTEGER_ONLY'), limit('minimum', 0)],
  comparable: (value) => (Number.isInteger(value) ? value : undefined),
};

/** Orders the records of a resource; new ones come last, and `PUT <path>/{id}/position` moves one. */
export const Position = () => declare(POSITION, { required: true, readOnly: true, sort: true });
