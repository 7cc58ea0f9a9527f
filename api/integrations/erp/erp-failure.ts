import { PrivateAddress } from '../../platform/http/private-address.js';
import { ErpError } from '../../ports/erp/erp-error.js';
import type { ErpOutcome, ErpProblem } from '../../vocabulary/erp.js';

/** Errors before a request was sent. */
const BEFORE_SENDING: Readonly<Record<string, ErpProblem>> = {
  ENOTFOUND: 'UNAVAILABLE',
  EAI_AGAIN: 'UNAVAILABLE',
  ECONNREFUSED: 'UNAVAILABLE',
  EHOSTUNREACH: 'UNAVAILABLE',
  ENETUNREACH: 'UNAVAILABLE',
  UND_ERR_CONNECT_TIMEOUT: 'TIMEOUT',
  EPRIVATE: 'MISCONFIGURED',
  EPORT: 'MISCONFIGURED',
};
/** Errors after a request may have been received. */
const AFTER_SENDING: Readonly<Record<string, ErpProblem>> = {
  UND_ERR_HEADERS_TIMEOUT: 'TIMEOUT',
  UND_ERR_BODY_TIMEOUT: 'TIMEOUT',
  UND_ERR_SOCKET: 'UNAVAILABLE',
  ECONNRESET: 'UNAVAILABLE',
  EPIPE: 'UNAVAILABLE',
};
/** Codes by which OpenSSL and Node refuse certificates. */
const CERTIFICATE = /^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|ERR_TLS_|ERR_SSL_)/;

/** The error of a call without a complete answer; a call that only reads has changed nothing. */
export function erpErrorOf(error: unknown, writes: boolean): ErpError {
  if (error instanceof ErpError) return error;
  const outcome: ErpOutcome = writes ? 'UNKNOWN' : 'NOT_APPLIED';
  const code = codeOf(error);
  const details = { cause: error, reason: code };
  if (error instanceof PrivateAddress) return new ErpError('MISCONFIGURED', 'NOT_APPLIED', details);
  if (error instanceof Error && error.name === 'TimeoutError')
    return new ErpError('TIMEOUT', outcome, { cause: error });
  const before = CERTIFICATE.test(code) ? 'MISCONFIGURED' : BEFORE_SENDING[code];
  if (before) return new ErpError(before, 'NOT_APPLIED', details);
  return new ErpError(AFTER_SENDING[code] ?? 'PROTOCOL', outcome, details);
}

/** The first code in the chain of an error and its causes. */
function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return '';
}

const BY_STATUS: Readonly<Record<number, ErpProblem>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'UNSUPPORTED',
  408: 'TIMEOUT',
  409: 'CONFLICT',
  410: 'NOT_FOUND',
  412: 'CONFLICT',
  423: 'LOCKED',
  429: 'RATE_LIMITED',
};

/** The error of an answer with an unexpected status. */
export function erpErrorOfStatus(
  { status, headers }: { readonly status: number; readonly headers: { get(name: string): string | null } },
  writes: boolean,
): ErpError {
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  const details = { retryAfter, reason: `HTTP ${status}` };
  const problem = BY_STATUS[status];
  if (problem) return new ErpError(problem, 'NOT_APPLIED', details);
  const outcome: ErpOutcome = writes ? 'UNKNOWN' : 'NOT_APPLIED';
  if (status >= 500) return new ErpError('UNAVAILABLE', outcome, details);
  if (status >= 400) return new ErpError('REJECTED', 'NOT_APPLIED', details);
  // Another server has answered, by a redirection or a page of its own.
  return new ErpError('PROTOCOL', outcome, details);
}
