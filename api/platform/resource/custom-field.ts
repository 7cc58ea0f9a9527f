import type { RoleName } from '../application.js';
import { brokenConstraint, type Constraint } from '../fields/constraint.js';
import type { CustomDefinition } from '../fields/definition.js';
import { customKind } from './custom-kinds.js';
import type { FieldOptions, FieldRecord } from './field.js';

/** A field that a tenant has defined, in the terms in which the platform knows every field. */
export interface CustomField extends FieldRecord {
  readonly custom: CustomDefinition;
}

/**
 * Makes of a definition a field of lists, forms and records that those roles see; `target` is what a reference points
 * to. Its values stand in the JSON of the record as they are sent, so that of its kind nothing counts that concerns a
 * column but the slot.
 */
export function customField(
  definition: CustomDefinition,
  visible: readonly RoleName[],
  target?: () => unknown,
): CustomField {
  const { slot, slotReady, list, filterable, sortable, searchable, key, decimals, editableFor } = definition;
  const own = customKind(definition.kind);
  const kind = (decimals === 0 && own.whole) || own.kind;
  const listed = slot !== null && slotReady;
  const name = `custom.${key}`;
  const options = { ...own.options?.(definition), ...(target && { target }) } as FieldOptions;
  const constraints = kind.constraints({ name, kind, options });
  return {
    name,
    custom: definition,
    ...(slot && { path: slot }),
    kind: {
      widget: kind.widget,
      operators: kind.operators,
      sortable: listed && sortable,
      map: () => undefined,
      constraints: () => constraints,
      columns: () => [],
      ...(kind.slot && { slot: kind.slot, comparable: kind.slot.of }),
    },
    options: {
      ...options,
      visible,
      editable: editableFor.length > 0 ? visible.filter((role) => editableFor.includes(role)) : visible,
      list,
      filter: filterable && listed,
      sort: sortable && listed,
      search: searchable && own.searchable === true,
      section: 'custom',
    },
  };
}

/** What a value of a custom field breaks, with the code of the message and what it names; undefined for a valid one. */
export const refusalOf = (field: CustomField, value: unknown): Constraint | undefined =>
  brokenConstraint(value, field.kind.constraints(field));
