/**
 * What became of a mail: it waits to go out, waits for a later hour, is gone, was not to be sent, or was given up. Why it
 * waits or did not go says its reason.
 */
export const MAIL_STATES = ['QUEUED', 'PUT_ASIDE', 'SENT', 'SUPPRESSED', 'FAILED'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/**
 * Why a mail did not go out when its event came: the event's template is switched off, the ticket sends no mails, nobody
 * who is meant has an address, they did it themselves, another mail of the same act told them, they do not want to be told of it
 * by mail, it was no longer theirs to know when it was to go out, they have had enough mails within the hour, their
 * address takes none, the mail came back, the mail server does not answer or puts it off, or it refuses this mail.
 */
export const MAIL_REASONS = [
  'TEMPLATE_INACTIVE',
  'TICKET_PREVENTS',
  'NO_ADDRESS',
  'RECIPIENT_ACTED',
  'TOLD_ALREADY',
  'RECIPIENT_CHOSE',
  'OUT_OF_REACH',
  'CAP_REACHED',
  'ADDRESS_REFUSED',
  'RETURNED',
  'SERVER_AWAY',
  'MAIL_REFUSED',
] as const;
export type MailReason = (typeof MAIL_REASONS)[number];

/** An address that takes no mails is not written to again; one that could not take this one mail is. */
export const REFUSAL_KINDS = ['HARD', 'SOFT'] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];
