/**
 * What became of a mail: it waits to go out, is gone, was held back by its ticket or by the switched-off template of its
 * event, was not wanted by its recipient, or was given up.
 */
export const MAIL_STATES = ['QUEUED', 'SENT', 'SUPPRESSED', 'DEACTIVATED', 'DECLINED', 'FAILED'] as const;
export type MailState = (typeof MAIL_STATES)[number];
