/** States of an erasure of a person's data (decision 53). */
export const ERASURE_STATES = ['SEARCHING', 'REVIEW', 'RUNNING', 'DONE', 'FAILED'] as const;
export type ErasureState = (typeof ERASURE_STATES)[number];

/** Decisions about a text that may name an erased person. */
export const ERASURE_DECISIONS = ['OPEN', 'REPLACE', 'KEEP'] as const;
export type ErasureDecision = (typeof ERASURE_DECISIONS)[number];

/** Decisions about all remaining texts at once. */
export const REMAINING_DECISIONS = ['REPLACE', 'KEEP'] as const;
export type RemainingDecision = (typeof REMAINING_DECISIONS)[number];

/** Kinds of records that a tenant may delete or pseudonymise after some months (decision 53). */
export const RETENTION_KINDS = [
  'CLOSED_TICKETS',
  'CONTACTS_OF_CLOSED_TICKETS',
  'MAILS_OF_CLOSED_TICKETS',
  'INTAKE_MESSAGES',
  'NOTIFICATIONS',
  'DATA_ACCESSES',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** States of a run of a retention rule. */
export const RETENTION_STATES = ['RUNNING', 'DONE', 'FAILED'] as const;
export type RetentionState = (typeof RETENTION_STATES)[number];
