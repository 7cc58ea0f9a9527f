import { OWN_MAIL_HEADER } from '../../ports/mail.js';
import type { IgnoredBecause } from '../../vocabulary/mailbox.js';
import type { ReadMessage } from '../reading/read-message.js';

type Headers = Pick<ReadMessage, 'headers'>;

/** Values of a header, in their order. */
export const headerValues = ({ headers }: Headers, name: string): string[] =>
  headers.filter(([key]) => key === name.toLowerCase()).map(([, value]) => value);

const has = (message: Headers, name: string, isMeant: (value: string) => boolean = () => true) =>
  headerValues(message, name).some((value) => isMeant(value.trim().toLowerCase()));

const isReport = (message: Headers, kind: string) =>
  has(message, 'content-type', (value) => value.startsWith('multipart/report') && value.includes(kind));

const RULES: readonly (readonly [IgnoredBecause, (message: Headers) => boolean])[] = [
  ['OWN_MAIL', (message) => has(message, OWN_MAIL_HEADER)],
  ['BOUNCE', (message) => isReport(message, 'delivery-status')],
  ['AUTO_REPLY', (message) => isReport(message, '')],
  ['LIST', (message) => has(message, 'list-id')],
  // RFC 3834 §5: everything but "no" was written by a machine.
  ['AUTO_REPLY', (message) => has(message, 'auto-submitted', (value) => !/^no\b/.test(value))],
  ['AUTO_REPLY', (message) => has(message, 'x-auto-response-suppress', (value) => value !== 'none')],
  ['BULK', (message) => has(message, 'precedence', (value) => /^(?:bulk|junk|list|auto_reply)\b/.test(value))],
  // A mail that is not to be answered says so in its envelope, which servers keep here (RFC 5321 §4.5.5).
  ['AUTO_REPLY', (message) => has(message, 'return-path', (value) => value === '' || value === '<>')],
];

/** Why nobody waits for an answer to a mail, as its headers tell (domain "never answer auto-mail"); null for a person's. */
export const automaticBecause = (message: Headers): IgnoredBecause | null =>
  RULES.find(([, applies]) => applies(message))?.[0] ?? null;

/**
 * Whether the mail server has found that the named author did not send it. Only what it says against a mail is believed:
 * a header that speaks for one may have come with it.
 */
export const isDisowned = (message: Headers): boolean =>
  has(message, 'authentication-results', (value) => /\bdmarc\s*=\s*fail\b/.test(value));
