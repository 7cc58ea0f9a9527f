import { errorCode } from './error-code.js';

/** Causes of failed jobs, by the codes in the words of their errors. */
export const FAILURE_CAUSES = ['NOT_REACHED', 'NO_ANSWER', 'REFUSED', 'NEVER_ENDED', 'RESTORED', 'FAULT'] as const;
export type FailureCause = (typeof FAILURE_CAUSES)[number];

/** The error of a job that is given up since its attempts never ended. */
export const NEVER_ENDED = 'Attempts never ended: the process ended with them, or their time was over';
/** The same in messages of pg-boss, for a job that waits for its repetition. */
const UNENDED = [NEVER_ENDED, 'job timed out', 'job heartbeat timeout'];

/** The message of a job that waits for a decision after a restoration from a backup. */
export const RESTORED = 'The installation was restored from a backup: the job may have been done before';

/** Patterns of the codes of each cause; the first match counts. */
const CAUSES: readonly (readonly [FailureCause, RegExp])[] = [
  ['NO_ANSWER', /\b(?:ETIMEDOUT|ESOCKETTIMEDOUT|TIMEOUT|ECONNRESET|ECONNABORTED|EPIPE)\b/],
  ['NOT_REACHED', /\b(?:ECONNREFUSED|ENOTFOUND|EAI|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|EDNS|ECONNECTION)\b/],
  ['REFUSED', /\b[45]\d\d\b|\b[45]\.\d{1,3}\.\d{1,3}\b/],
];

/** The cause of an error by its message; `FAULT` without a known code. */
export function causeOf(words: string): FailureCause {
  if (UNENDED.includes(words)) return 'NEVER_ENDED';
  if (words === RESTORED) return 'RESTORED';
  const codes = errorCode(words) ?? '';
  return CAUSES.find(([, pattern]) => pattern.test(codes))?.[0] ?? 'FAULT';
}
