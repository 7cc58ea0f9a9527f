import type { RoleName } from '../application.js';
import { brokenConstraint, type Constraint } from '../fields/constraint.js';
import type { CustomDefinition } from '../fields/definition.js';
import { customKind } from './custom-kinds.js';
import type { FieldOptions, FieldRecord, RecordFilter } from './field.js';

/** A tenant's custom field, as a field of the platform. */
export interface CustomField extends FieldRecord {
  readonly custom: CustomDefinition;
}

/**
 * The field of a definition, visible to these roles; `target` is the resource of a reference. The record's JSON holds
 * the values as they are sent, so that only the slot of the kind has a column.
 */
export function customField(
  definition: CustomDefinition,
  visible: readonly RoleName[],
  target?: () => unknown,
): CustomField {
  const { slot, slotReady, list, filterable, sortable, searchable, key, decimals, editableFor, section, when } =
    definition;
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
      section: section ?? 'custom',
      ...(when && { when: JSON.parse(when) as RecordFilter }),
    },
  };
}

/** The constraint that a value of a custom field breaks; undefined for a valid value. */
export const refusalOf = (field: CustomField, value: unknown): Constraint | undefined =>
  brokenConstraint(value, field.kind.constraints(field));
