import { OWN_MAIL_HEADER } from '../../ports/mail.js';
import type { IgnoredBecause } from '../../vocabulary/mailbox.js';
import type { ReadMessage } from '../reading/read-message.js';
import { isAnswer } from './mentions.js';

type Message = Pick<ReadMessage, 'headers' | 'answers' | 'recipients' | 'subject'>;

/** Values of a header, in their order. */
export const headerValues = ({ headers }: Pick<ReadMessage, 'headers'>, name: string): string[] =>
  headers.filter(([key]) => key === name.toLowerCase()).map(([, value]) => value);

const has = (
  message: Pick<ReadMessage, 'headers'>,
  name: string,
  isMeant: (value: string) => boolean = () => true,
): boolean => headerValues(message, name).some((value) => isMeant(value.trim().toLowerCase()));

const isReport = (message: Message, kind: string) =>
  has(message, 'content-type', (value) => value.startsWith('multipart/report') && value.includes(kind));
/** Whether the envelope has no return path, so that answers are unwanted; servers keep it here (RFC 5321 §4.5.5). */
const hasNoReturn = (message: Message) => has(message, 'return-path', (value) => value === '' || value === '<>');
const isYes = (value: string) => !/^(?:no|none|false|0)?$/.test(value);

const SERVERS = /<?(?:mailer-daemon|postmaster)@/;
/** Headers of automatic absence messages, each with its values. */
const ABSENCES: readonly (readonly [header: string, isMeant: (value: string) => boolean])[] = [
  ['auto-submitted', (value) => value.startsWith('auto-replied')],
  ['x-autoreply', isYes],
  ['x-auto-reply', isYes],
  ['x-autoreply-from', isYes],
  ['x-mail-autoreply', isYes],
  ['x-autorespond', isYes],
  ['x-autoresponder', isYes],
  ['x-precedence', (value) => /^(?:auto[-_]?reply|bulk|junk|list)/.test(value)],
  ['precedence', (value) => /^auto[-_]?reply/.test(value)],
];
/** Subjects of absence messages in the four languages; a word within a sentence does not count. */
const AWAY =
  /^(?:automatische antwort|abwesenheits(?:notiz|meldung|nachricht)|abwesenheit|abwesend|automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office(?: auto ?reply)?|réponse automatique|message d[’']absence|absence(?: du bureau)?|absente? du bureau|risposta automatica|messaggio di assenza|fuori (?:ufficio|sede)|assenza(?: dall[’']ufficio)?|assente)\s*(?:$|[:([–-]|(?:re|aw|rif|r|sv)\s?:)/i;

/** The mails that are put aside: our own mails, bounces, reports of programs, and certain absence messages (RFC 3834). */
const RULES: readonly (readonly [IgnoredBecause, (message: Message) => boolean])[] = [
  ['OWN_MAIL', (message) => has(message, OWN_MAIL_HEADER)],
  ['BOUNCE', (message) => isReport(message, 'delivery-status')],
  ['AUTO_REPLY', (message) => isReport(message, '')],
  ['BOUNCE', (message) => hasNoReturn(message) && has(message, 'from', (value) => SERVERS.test(value))],
  ['AUTO_REPLY', (message) => ABSENCES.some(([header, isMeant]) => has(message, header, isMeant))],
  ['AUTO_REPLY', (message) => isAnswer(message) && AWAY.test(message.subject.trim())],
];

/** The reason why a mail is put aside (domain "Mail that nobody should answer"); null for a mail to be filed. */
export const putAsideBecause = (message: Message): IgnoredBecause | null =>
  RULES.find(([, applies]) => applies(message))?.[0] ?? null;

const UNANSWERED: readonly ((message: Message) => boolean)[] = [
  // RFC 3834 §5: a program has written or forwarded any mail with another value than "no".
  (message) => has(message, 'auto-submitted', (value) => !/^no\b/.test(value)),
  (message) => has(message, 'x-auto-response-suppress', (value) => value !== 'none'),
  (message) => has(message, 'precedence', (value) => /^(?:bulk|junk|list)\b/.test(value)),
  (message) => has(message, 'list-id'),
  hasNoReturn,
  (message) => has(message, 'from', (value) => /(?:^|[<\s])(?:no|do-?not|nicht)[-_.]?(?:reply|antworten)@/.test(value)),
];

/**
 * Whether a mail forbids automatic answers. Such a mail is filed, gets no answer, and reopens no closed ticket; its author
 * may be a person.
 */
export const forbidsAnswers = (message: Message): boolean =>
  putAsideBecause(message) !== null || UNANSWERED.some((applies) => applies(message));

/**
 * Whether the mail server has found that the named author did not send the mail. Only a negative verdict counts: the
 * sender may have added a header with a positive one.
 */
export const isDisowned = (message: Pick<ReadMessage, 'headers'>): boolean =>
  has(message, 'authentication-results', (value) => /\bdmarc\s*=\s*fail\b/.test(value));
