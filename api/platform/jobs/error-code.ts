/** Codes of errors: of the network (ECONNREFUSED), of mail servers (550, 5.1.1), and TIMEOUT. */
const CODES = /\bE[A-Z]{4,20}\b|\b[245]\d\d\b|\b[245]\.\d{1,3}\.\d{1,3}\b|\bTIMEOUT\b/g;
/** Codes of PostgreSQL are a whole `code`. */
const SQL_STATE = /^[0-9A-Z]{5}$/;
const MOST = 3;

/** The codes in an error: the only part that surely names no person and no secret. Null without any. */
export function errorCode(error: unknown): string | null {
  const { code, message } = (typeof error === 'object' && error !== null ? error : { message: error }) as Words;
  const words = [code, message].filter((one) => typeof one === 'string').join(' ');
  const state = typeof code === 'string' && SQL_STATE.test(code) ? [code] : [];
  const codes = [...new Set([...state, ...(words.match(CODES) ?? [])])];
  return codes.length > 0 ? codes.slice(0, MOST).join(' ') : null;
}

interface Words {
  readonly code?: unknown;
  readonly message?: unknown;
}

/** Most characters of a message that are read; the search for addresses takes quadratic time. */
const LONGEST_WORDS = 2_000;

/** A message without the local parts of addresses. */
export const withoutAddresses = (words: string) => words.slice(0, LONGEST_WORDS).replace(/[^\s<>@:;,"']+@/g, '…@');

/** The message of an error, or a thrown value as a text. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
