import { BigIntType } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { type } from '../fields/constraint.js';
import { SLOTS, type SlotType, searchIndex, slotIndexes } from '../fields/slots.js';
import { declare, type FieldKind } from '../resource/field.js';
import { registerCustomFieldSupport } from '../rest/custom-field-support.js';
import { assignCustom } from './assign.js';
import { customReferencesTo } from './references.js';

export type { CustomValues } from '../fields/definition.js';

const COLUMNS = {
  text: () => ({ type: 'text' }),
  number: () => ({ type: new BigIntType('number') }),
  date: () => ({ type: 'date' }),
};

registerCustomFieldSupport({ assign: assignCustom, usesOf: customReferencesTo });

/** The values of a record's custom fields: one JSON column, and the slots by which lists filter and sort. */
const CUSTOM: FieldKind = {
  widget: 'custom',
  operators: [],
  map: (owner, field) => {
    Property({ type: 'json', columnType: 'jsonb', defaultRaw: `'{}'` })(owner, field.name);
    for (const [slotType, slots] of Object.entries(SLOTS)) {
      // Only the database reads slots; records are loaded without them.
      for (const slot of slots)
        Property({ ...COLUMNS[slotType as SlotType](), nullable: true, lazy: true })(owner, slot);
    }
  },
  constraints: () => [type('object')],
  schema: () => ({ additionalProperties: true }),
  normalise: (value) => value ?? {},
  present: (value) => value ?? {},
  indexes: (table) => [...slotIndexes(table), searchIndex(table)],
};

/** Options of the custom fields of a resource. */
export interface CustomFieldsOptions {
  /** `rules`: the resource's own rules decide when a required field must be filled; otherwise always. */
  readonly required?: 'always' | 'rules';
}

/** Allows tenants to define further fields of the resource, at run time and without a change of the table. */
export const CustomFields = ({ required = 'always' }: CustomFieldsOptions = {}) =>
  declare(CUSTOM, { default: {}, requiredOnCreation: required === 'always' } as never);
