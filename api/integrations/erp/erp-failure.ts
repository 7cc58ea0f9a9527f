import { PrivateAddress } from '../../platform/http/private-address.js';
import { ErpError } from '../../ports/erp/erp-error.js';
import type { ErpOutcome, ErpProblem } from '../../vocabulary/erp.js';

/** Nothing was sent when these happen. */
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
/** It may have been heard what was sent. */
const AFTER_SENDING: Readonly<Record<string, ErpProblem>> = {
  UND_ERR_HEADERS_TIMEOUT: 'TIMEOUT',
  UND_ERR_BODY_TIMEOUT: 'TIMEOUT',
  UND_ERR_SOCKET: 'UNAVAILABLE',
  ECONNRESET: 'UNAVAILABLE',
  EPIPE: 'UNAVAILABLE',
};
/** What OpenSSL and Node say of certificates that they do not take. */
const CERTIFICATE = /^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|ERR_TLS_|ERR_SSL_)/;

/** What a call that brought no whole answer means. What only reads has changed nothing, whatever became of it. */
export function erpErrorOf(error: unknown, writes: boolean): ErpError {
  if (error instanceof ErpError) return error;
  const heard: ErpOutcome = writes ? 'UNKNOWN' : 'NOT_APPLIED';
  const code = codeOf(error);
  const told = { cause: error, reason: code };
  if (error instanceof PrivateAddress) return new ErpError('MISCONFIGURED', 'NOT_APPLIED', told);
  if (error instanceof Error && error.name === 'TimeoutError') return new ErpError('TIMEOUT', heard, { cause: error });
  const before = CERTIFICATE.test(code) ? 'MISCONFIGURED' : BEFORE_SENDING[code];
  if (before) return new ErpError(before, 'NOT_APPLIED', told);
  return new ErpError(AFTER_SENDING[code] ?? 'PROTOCOL', heard, told);
}

/** The first code that an error or what has caused it carries. */
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

/** What an answer means that is not the one that was asked for. */
export function erpErrorOfStatus(
  { status, headers }: { readonly status: number; readonly headers: { get(name: string): string | null } },
  writes: boolean,
): ErpError {
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  const told = { retryAfter, reason: `HTTP ${status}` };
  const known = BY_STATUS[status];
  if (known) return new ErpError(known, 'NOT_APPLIED', told);
  const heard: ErpOutcome = writes ? 'UNKNOWN' : 'NOT_APPLIED';
  if (status >= 500) return new ErpError('UNAVAILABLE', heard, told);
  if (status >= 400) return new ErpError('REJECTED', 'NOT_APPLIED', told);
  // Somebody else's page, who would have us go elsewhere or sees us off politely.
  return new ErpError('PROTOCOL', heard, told);
}
