import { Role } from './role.js';

/** Groups of master data in the screens, in order; resources without a group are in the last one. */
export const RESOURCE_GROUPS = ['ORGANISATION', 'CUSTOMERS', 'TICKETS', 'DEADLINES', 'COMMUNICATION', 'OTHER'] as const;
export type ResourceGroup = (typeof RESOURCE_GROUPS)[number];

/** Kinds of custom fields (spec §3 "custom fields"). */
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

/** Properties of a definition that only some kinds have. */
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

/** Widths of a custom field in forms; two halves beside each other share a line. */
export const FIELD_WIDTHS = ['FULL', 'HALF'] as const;

/** Roles of the access to a custom field. */
export const CUSTOM_FIELD_ROLES: readonly Role[] = [Role.Agent, Role.Executor, Role.Customer];

/** States of an import; only a READY one may be run. */
export const IMPORT_STATES = ['READING', 'CHECKING', 'READY', 'RUNNING', 'DONE', 'FAILED'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Results of a row of an import; WAITING before its check. */
export const IMPORT_OUTCOMES = ['WAITING', 'CREATED', 'UPDATED', 'UNCHANGED', 'REFUSED'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Reasons of a refused row (spec §8); INVALID for a value that breaks a rule. */
export const IMPORT_REASONS = ['EMPTY', 'INCOMPLETE', 'DUPLICATE', 'UNREADABLE', 'INVALID'] as const;
export type ImportReason = (typeof IMPORT_REASONS)[number];

/** File formats of exports. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** Formats of stored exports: those of lists, and the archive of the data of a person. */
export const EXPORT_FILE_FORMATS = [...EXPORT_FORMATS, 'zip'] as const;
export type ExportFileFormat = (typeof EXPORT_FILE_FORMATS)[number];

/** Intervals of scheduled exports. */
export const EXPORT_RHYTHMS = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type ExportRhythm = (typeof EXPORT_RHYTHMS)[number];

/** States of an export; only a DONE one can be downloaded. */
export const EXPORT_STATES = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Results of reading the text of a file: READ, or the reason for which the full-text search does not find its words. */
export const TEXT_STATES = ['READ', 'EMPTY', 'UNREADABLE', 'TOO_LARGE', 'TOO_SLOW'] as const;
export type TextState = (typeof TEXT_STATES)[number];
