/** Codes that systems give their errors: of the network (ECONNREFUSED), of mail servers (550, 5.1.1), and our own limit. */
const CODES = /\bE[A-Z]{4,20}\b|\b[245]\d\d\b|\b[245]\.\d{1,3}\.\d{1,3}\b|\bTIMEOUT\b/g;
/** Codes of PostgreSQL stand by themselves. */
const SQL_STATE = /^[0-9A-Z]{5}$/;
const MOST = 3;

/** The codes in the words of an error: all of it that is sure to tell of no person and no secret. Null without any. */
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

/** Characters of an error's words that anybody reads; looking for addresses takes the square of it. */
const LONGEST_WORDS = 2_000;

/** The words of an error with nobody's address in them. */
export const withoutAddresses = (words: string) => words.slice(0, LONGEST_WORDS).replace(/[^\s<>@:;,"']+@/g, '…@');

/** What an error says, whatever was thrown. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
