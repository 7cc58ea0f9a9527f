import { Role } from './role.js';

/** What a custom field holds (spec §3 "custom fields"). */
export const CUSTOM_FIELD_KINDS = [
  'TEXT',
  'LONG_TEXT',
  'NUMBER',
  'MONEY',
  'DATE',
  'FLAG',
  'CHOICE',
  'CHOICES',
  'USER',
  'LOCATION',
] as const;
export type CustomFieldKind = (typeof CUSTOM_FIELD_KINDS)[number];

/** What of a definition only some kinds of fields are asked for. */
export const CUSTOM_FIELD_PARTS: Readonly<Record<CustomFieldKind, readonly string[]>> = {
  TEXT: ['minimum', 'maximum', 'pattern', 'filterable', 'sortable', 'searchable'],
  LONG_TEXT: ['minimum', 'maximum', 'pattern', 'searchable'],
  NUMBER: ['decimals', 'minimum', 'maximum', 'filterable', 'sortable'],
  MONEY: ['minimum', 'maximum', 'filterable', 'sortable'],
  DATE: ['filterable', 'sortable'],
  FLAG: ['filterable', 'sortable'],
  CHOICE: ['options', 'filterable', 'sortable'],
  CHOICES: ['options', 'minimum', 'maximum'],
  USER: ['filterable'],
  LOCATION: ['filterable'],
};

/** Resources to which tenants add fields of their own. */
export const CUSTOM_FIELD_RESOURCES = ['tickets', 'customers', 'locations'] as const;
export type CustomFieldResource = (typeof CUSTOM_FIELD_RESOURCES)[number];

/** Roles between which a custom field distinguishes. */
export const CUSTOM_FIELD_ROLES: readonly Role[] = [Role.Agent, Role.Executor, Role.Customer];
