/** How the way to a mailbox is kept from others; PLAIN, which is not, only within one machine. */
export const MAILBOX_SECURITY = ['TLS', 'STARTTLS', 'PLAIN'] as const;
export type MailboxSecurity = (typeof MAILBOX_SECURITY)[number];

export const MAILBOX_SIGN_INS = ['PASSWORD', 'OAUTH2'] as const;
export type MailboxSignIn = (typeof MAILBOX_SIGN_INS)[number];

/** What becomes of a mail that was read. */
export const AFTER_READING = ['SEEN', 'MOVED', 'LEFT'] as const;
export type AfterReading = (typeof AFTER_READING)[number];

/** How it stands with a mailbox: REFUSED needs somebody who changes something, FAILED may pass by itself. */
export const MAILBOX_STATES = ['WAITING', 'CONNECTED', 'FAILED', 'REFUSED', 'OFF'] as const;
export type MailboxState = (typeof MAILBOX_STATES)[number];

/** On the way into a mailbox, in their order. */
export const MAILBOX_STEPS = ['NAME', 'CONNECTION', 'ENCRYPTION', 'TOKEN', 'SIGN_IN', 'FOLDER', 'READING'] as const;
export type MailboxStep = (typeof MAILBOX_STEPS)[number];

/** What keeps a mailbox from being read, each with the step at which it shows. */
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

/** What no repetition cures, and may lock an account: it is tried again after a long time, or once something changes. */
export const REFUSALS: readonly MailboxProblem[] = [
  'ADDRESS_REFUSED',
  'PLAIN_REFUSED',
  'TOKEN_REFUSED',
  'SECRET_UNREADABLE',
  'SIGN_IN_REFUSED',
];

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

/** Reasons of mails that were put aside although their content may matter to the desk; it looks through these. */
export const PUT_ASIDE_BECAUSE = ['AUTO_REPLY', 'BULK', 'LIST'] as const satisfies readonly IgnoredBecause[];

/** Reasons that do not keep a mail from being filed when a person decides so; the others lie in the mail itself. */
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
