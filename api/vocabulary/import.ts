/** How far an import is; only what is READY may be run. */
export const IMPORT_STATES = ['READING', 'CHECKING', 'READY', 'RUNNING', 'DONE', 'FAILED'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What a row of an import does or did to the data; WAITING until it is looked at. */
export const IMPORT_OUTCOMES = ['WAITING', 'CREATED', 'UPDATED', 'UNCHANGED', 'REFUSED'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Why a row is refused (spec §8: empty, incomplete, duplicate or unreadable); INVALID where a value breaks a rule. */
export const IMPORT_REASONS = ['EMPTY', 'INCOMPLETE', 'DUPLICATE', 'UNREADABLE', 'INVALID'] as const;
export type ImportReason = (typeof IMPORT_REASONS)[number];
