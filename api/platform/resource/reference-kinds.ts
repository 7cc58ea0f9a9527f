import { ManyToMany, ManyToOne } from '@mikro-orm/decorators/legacy';
import { isUUID } from 'class-validator';
import { DISTINCT, each, format, limit, type } from '../fields/constraint.js';
import type { Slot } from '../fields/slots.js';
import type { Condition } from './condition.js';
import { declare, type FieldKind, type FieldOptions, type FieldRecord, isNullable } from './field.js';
import { snakeCase } from './naming.js';
import type { TenantEntityClass } from './resource-model.js';

export interface ReferenceOptions extends FieldOptions {
  /**
   * Effect of the deletion of the referenced record: the deletion is refused (IN_USE) by default. 'clear' removes the
   * reference alone, which is a change of the record for a list.
   */
  onDelete?: 'refuse' | 'cascade' | 'clear';
  /** The referenced record cannot be deactivated: always, or while the row meets the condition. */
  keepsActive?: true | Condition;
  /** Inactive records may be chosen: for records of the past, or where the rules refuse them by a code of their own. */
  takesInactive?: boolean;
  /**
   * References of the referenced record that equal references of this one, where those have a value: `{ country:
   * 'country' }`; 422 REFERENCE_OUTSIDE otherwise. A change of such a reference clears one that is outside then.
   */
  within?: Readonly<Record<string, string>>;
}

interface ReferenceRecord extends ReferenceOptions {
  target: () => TenantEntityClass;
}

const optionsOf = (field: FieldRecord) => field.options as ReferenceRecord;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const MOST_REFERENCES = 200;
/** Constraints of an id of a record. */
export const ID = [type('string'), format('uuid', 'TYPE_INVALID', (value) => isUUID(value))];

/** Whether a text is an id of a record. */
export const isRecordId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** The resource that a reference field points to. */
export const targetOf = (field: FieldRecord): TenantEntityClass => optionsOf(field).target();

/** References of the target, each with the reference of the own record that it equals (`within`). */
export const withinOf = (field: FieldRecord): Readonly<Record<string, string>> => optionsOf(field).within ?? {};

/** Whether the field points to one record, by a column of its own table. */
export const isSingleReference = ({ kind }: FieldRecord) => kind === REFERENCE;

const comparableId = (value: unknown) => (isRecordId(value) ? value.toLowerCase() : undefined);

const ID_SLOT: Slot = { type: 'text', of: comparableId, sql: '$1' };

/** A relation shares the row's one tenant column, so that a foreign key never crosses tenants. */
export const REFERENCE: FieldKind = {
  widget: 'reference',
  operators: ['', '_eq_any', '_neq'],
  map: (owner, field) => {
    const column = `${snakeCase(field.name)}_id`;
    const { onDelete = 'refuse', target } = optionsOf(field);
    const deleteRule = { refuse: 'no action', cascade: 'cascade', clear: `set null ("${column}")` }[onDelete];
    ManyToOne(
      target as never,
      {
        ref: true,
        nullable: isNullable(field),
        joinColumns: ['tenant', column],
        referencedColumnNames: ['tenant', 'id'],
        ownColumns: [column],
        updateRule: 'no action',
        deleteRule,
      } as never,
    )(owner, field.name);
  },
  constraints: () => ID,
  slot: ID_SLOT,
  normalise: (value) => (value === '' ? null : value),
  comparable: comparableId,
  condition: (comparison) => ({ id: comparison }),
};

/** Effect of the deletion of a referenced record on a row with this field. */
export const onDeleteOf = (field: FieldRecord) => optionsOf(field).onDelete ?? 'refuse';

/** Whether the field points to records: to one, or to several by a list. */
export const isAnyReference = ({ kind }: FieldRecord) => kind === REFERENCE || kind === REFERENCES;

export const REFERENCES: FieldKind = {
  widget: 'references',
  operators: ['', '_eq_any'],
  map: (owner, field) => {
    const source = snakeCase(owner.constructor.name);
    ManyToMany({
      entity: optionsOf(field).target,
      pivotTable: `${source}_${snakeCase(field.name)}`,
      joinColumns: ['tenant', `${source}_id`],
      inverseJoinColumns: ['tenant', `${snakeCase(field.name)}_id`],
      updateRule: 'no action',
      deleteRule: onDeleteOf(field) === 'refuse' ? 'no action' : 'cascade',
    } as never)(owner as never, field.name as never);
  },
  constraints: () => [type('array'), ...ID.map(each), DISTINCT, limit('maxItems', MOST_REFERENCES)],
  normalise: (value, { options: { required } }) => value ?? (required ? value : []),
  comparable: comparableId,
  condition: (comparison) => ({ id: comparison }),
};

/** Points to one record of another resource of the same tenant. */
export const Reference = (target: () => TenantEntityClass, options: ReferenceOptions = {}) =>
  declare(REFERENCE, { target, ...options } as ReferenceRecord);
/** A list has no row of its own that could be deleted with one of its records. */
export type ReferencesOptions = ReferenceOptions & { onDelete?: 'refuse' | 'clear' };

/** Points to several records; the property is initialised with `new Collection<T>(this)`. */
export const References = (target: () => TenantEntityClass, options: ReferencesOptions = {}) =>
  declare(REFERENCES, { target, ...(!options.required && { default: [] }), ...options } as ReferenceRecord);
