/** What has become of an incoming mail. */
export const INTAKE_STATES = ['RECEIVED', 'FILED', 'IGNORED', 'FAILED'] as const;
export type IntakeState = (typeof INTAKE_STATES)[number];

/**
 * Why a mail is noted and no more: nobody waits for an answer to it (domain "never answer auto-mail"), or an administrator has
 * dealt with what could not be filed.
 */
export const IGNORED_BECAUSE = ['AUTO_REPLY', 'BOUNCE', 'BULK', 'LIST', 'OWN_MAIL', 'DISMISSED'] as const;
export type IgnoredBecause = (typeof IGNORED_BECAUSE)[number];

/** Why a mail is kept and could not be filed. */
export const FAILED_BECAUSE = [
  'BROKEN_OFF',
  'HEADERS_TOO_LARGE',
  'SENDER_LIMIT',
  'SENDER_UNCLEAR',
  'TOO_DEEP',
  'TOO_LARGE',
  'TOO_MANY_PARTS',
  'TOO_SLOW',
  'UNREADABLE',
] as const;
export type FailedBecause = (typeof FAILED_BECAUSE)[number];

export const INTAKE_REASONS = [...IGNORED_BECAUSE, ...FAILED_BECAUSE] as const;
export type IntakeReason = (typeof INTAKE_REASONS)[number];
