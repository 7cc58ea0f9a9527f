import { Role } from './role.js';

/** Groups in which the screens offer the master data, in their order; what names none stands in the last one. */
export const RESOURCE_GROUPS = ['ORGANISATION', 'CUSTOMERS', 'TICKETS', 'DEADLINES', 'COMMUNICATION', 'OTHER'] as const;
export type ResourceGroup = (typeof RESOURCE_GROUPS)[number];

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

/** How far an import is; only what is READY may be run. */
export const IMPORT_STATES = ['READING', 'CHECKING', 'READY', 'RUNNING', 'DONE', 'FAILED'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What a row of an import does or did to the data; WAITING until it is looked at. */
export const IMPORT_OUTCOMES = ['WAITING', 'CREATED', 'UPDATED', 'UNCHANGED', 'REFUSED'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Why a row is refused (spec §8: empty, incomplete, duplicate or unreadable); INVALID where a value breaks a rule. */
export const IMPORT_REASONS = ['EMPTY', 'INCOMPLETE', 'DUPLICATE', 'UNREADABLE', 'INVALID'] as const;
export type ImportReason = (typeof IMPORT_REASONS)[number];

/** Files that the worker makes of lists. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How often a list is exported by itself. */
export const EXPORT_RHYTHMS = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type ExportRhythm = (typeof EXPORT_RHYTHMS)[number];

/** How far an export is; only what is DONE can be downloaded. */
export const EXPORT_STATES = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Results of reading the text of a file: READ, or the reason for which the full-text search does not find its words. */
export const TEXT_STATES = ['READ', 'EMPTY', 'UNREADABLE', 'TOO_LARGE', 'TOO_SLOW'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** Resources that the full-text search looks at, in the order in which they are offered. */
export const SEARCHED = [
  'tickets',
  'activities',
  'attachments',
  'reports',
  'customers',
  'contacts',
  'locations',
  'users',
  'articles',
] as const;
export type Searched = (typeof SEARCHED)[number];
