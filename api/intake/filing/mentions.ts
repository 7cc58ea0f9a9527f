import { TOKEN_LENGTH } from '../../platform/signed-token.js';
import type { ReadMessage } from '../reading/read-message.js';

const TOKENS = new RegExp(`\\+([0-9a-z]{${TOKEN_LENGTH}})@`, 'gi');
/** ALP-2026-00123, in upper or lower case. */
const NUMBERS = /\b[a-z0-9]{1,3}-\d{4}-\d{5,9}\b/gi;
const MOST_NUMBERS = 5;

/** Tokens of our mails in the recipients' addresses. */
export const tokensIn = ({ recipients }: Pick<ReadMessage, 'recipients'>): string[] =>
  [...recipients.join(' ').matchAll(TOKENS)].map(([, token = '']) => token.toLowerCase());

/** Numbers of tickets in a subject. */
export const numbersIn = (subject: string): string[] =>
  [...new Set((subject.match(NUMBERS) ?? []).map((number) => number.toUpperCase()))].slice(0, MOST_NUMBERS);

/** Whether headers, addresses or subject of a message mark it as an answer. */
export const isAnswer = (message: Pick<ReadMessage, 'answers' | 'recipients' | 'subject'>): boolean =>
  message.answers.length > 0 || tokensIn(message).length > 0 || numbersIn(message.subject).length > 0;
