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

/** Resources to which tenants add fields of their own. */
export const CUSTOM_FIELD_RESOURCES = ['tickets', 'customers', 'locations'] as const;
export type CustomFieldResource = (typeof CUSTOM_FIELD_RESOURCES)[number];

/** Roles between which a custom field distinguishes. */
export const CUSTOM_FIELD_ROLES: readonly Role[] = [Role.Agent, Role.Executor, Role.Customer];
