import { Role } from '../../vocabulary/role.js';
import type { FieldRecord, JsonSchema } from '../resource/field.js';
import type { CustomDefinition } from './definition.js';
import { customKind } from './kinds.js';

/** A field that a tenant has defined, in the terms in which the platform knows every field. */
export interface CustomField extends FieldRecord {
  readonly custom: CustomDefinition;
}

/** Those who work for the tenant; customers see a field only where its definition says so. */
const HOUSE: readonly Role[] = [Role.Agent, Role.Executor];

/** Roles that see the field, and those that fill it. */
export function rolesOf({ visibleFor, editableFor, visibleForCustomer }: CustomDefinition) {
  const named = visibleFor.filter((role) => role !== Role.Customer);
  const staff = named.length > 0 ? named : HOUSE;
  const visible = [...staff, ...(visibleForCustomer ? [Role.Customer] : [])];
  const editable = editableFor.length > 0 ? visible.filter((role) => editableFor.includes(role)) : visible;
  return { visible, editable };
}

/** Makes of a definition a field of lists, forms and records; `target` is what a reference points to. */
export function customField(definition: CustomDefinition, target?: () => unknown): CustomField {
  const kind = customKind(definition.kind);
  const { slot, slotReady, list, filterable, sortable, searchable, key } = definition;
  const listed = slot !== null && slotReady;
  const schema: JsonSchema = kind.schema(definition);
  return {
    name: `custom.${key}`,
    custom: definition,
    ...(slot && { path: slot }),
    kind: {
      widget: kind.widget(definition),
      operators: kind.operators,
      sortable: listed && sortable,
      map: () => undefined,
      constraints: () => [],
      schema: () => schema,
      columns: () => [],
      ...(kind.comparable && { comparable: kind.comparable }),
    },
    options: {
      ...rolesOf(definition),
      list,
      filter: filterable && listed,
      sort: sortable && listed,
      search: searchable && kind.searchable === true,
      section: 'custom',
      ...(definition.kind === 'MONEY' && { unit: 'CHF' }),
      ...(target && { target }),
    } as FieldRecord['options'],
  };
}
