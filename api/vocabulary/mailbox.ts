/** Encryption of the connection to a mailbox; PLAIN within one machine only. */
export const MAILBOX_SECURITY = ['TLS', 'STARTTLS', 'PLAIN'] as const;
export type MailboxSecurity = (typeof MAILBOX_SECURITY)[number];

export const MAILBOX_SIGN_INS = ['PASSWORD', 'OAUTH2'] as const;
export type MailboxSignIn = (typeof MAILBOX_SIGN_INS)[number];

/** Handling of a read mail in its mailbox. */
export const AFTER_READING = ['SEEN', 'MOVED', 'LEFT'] as const;
export type AfterReading = (typeof AFTER_READING)[number];

/** States of a mailbox: REFUSED needs a change by a user, FAILED may pass by itself. */
export const MAILBOX_STATES = ['WAITING', 'CONNECTED', 'FAILED', 'REFUSED', 'OFF'] as const;
export type MailboxState = (typeof MAILBOX_STATES)[number];

/** Steps of the connection to a mailbox, in order. */
export const MAILBOX_STEPS = ['NAME', 'CONNECTION', 'ENCRYPTION', 'TOKEN', 'SIGN_IN', 'FOLDER', 'READING'] as const;
export type MailboxStep = (typeof MAILBOX_STEPS)[number];

/** Problems of a mailbox with the step of each. */
export const PROBLEM_STEPS = {
  NAME_UNKNOWN: 'NAME',
  ADDRESS_REFUSED: 'NAME',
  CONNECTION_REFUSED: 'CONNECTION',
  UNREACHABLE: 'CONNECTION',
  SERVER_SILENT: 'CONNECTION',
  PLAIN_REFUSED: 'ENCRYPTION',
  ENCRYPTION_MISSING: 'ENCRYPTION',
  CERTIFICATE_INVALID: 'ENCRYPTION',
  TOKEN_UNREACHABLE: 'TOKEN',
  TOKEN_REFUSED: 'TOKEN',
  SECRET_UNREADABLE: 'SIGN_IN',
  SIGN_IN_REFUSED: 'SIGN_IN',
  FOLDER_MISSING: 'FOLDER',
  CONNECTION_LOST: 'READING',
  SERVER_INVALID: 'READING',
  NOT_MOVED: 'READING',
} as const satisfies Record<string, MailboxStep>;
export type MailboxProblem = keyof typeof PROBLEM_STEPS;
export const MAILBOX_PROBLEMS = Object.keys(PROBLEM_STEPS) as readonly MailboxProblem[];

/** Problems that need a change and may lock an account: retried after a long time, or after a change. */
export const REFUSALS: readonly MailboxProblem[] = [
  'ADDRESS_REFUSED',
  'PLAIN_REFUSED',
  'TOKEN_REFUSED',
  'SECRET_UNREADABLE',
  'SIGN_IN_REFUSED',
];

/** States of an incoming mail. */
export const INTAKE_STATES = ['RECEIVED', 'FILED', 'IGNORED', 'FAILED'] as const;
export type IntakeState = (typeof INTAKE_STATES)[number];

/** Reasons of an ignored mail: automatic mail (domain "never answer auto-mail"), or dismissal by an administrator. */
export const IGNORED_BECAUSE = ['AUTO_REPLY', 'BOUNCE', 'BULK', 'LIST', 'OWN_MAIL', 'DISMISSED'] as const;
export type IgnoredBecause = (typeof IGNORED_BECAUSE)[number];

/** Reasons of a mail that could not be filed. */
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

/** Reasons of ignored mails that agents look through. */
export const PUT_ASIDE_BECAUSE = ['AUTO_REPLY', 'BULK', 'LIST'] as const satisfies readonly IgnoredBecause[];

/** Reasons of mails that a user may still file; other mails are unreadable by themselves. */
export const FILABLE_BECAUSE: readonly IntakeReason[] = [
  ...IGNORED_BECAUSE,
  'BROKEN_OFF',
  'SENDER_LIMIT',
  'SENDER_UNCLEAR',
  'TOO_SLOW',
  'UNREADABLE',
];

export const INTAKE_REASONS = [...IGNORED_BECAUSE, ...FAILED_BECAUSE] as const;
export type IntakeReason = (typeof INTAKE_REASONS)[number];
