/**
 * Conditions of PostgreSQL that end by themselves or by an operator, and are no fault of the request: connection lost
 * (08), deadlock and serialisation (40001, 40P01), out of disk, memory or connections (53), lock not available (55P03),
 * statement cancelled or server going down (57), disk failing (58), transaction idle too long (25P03).
 */
const SQL_STATES = /^(08|53|58)...$|^(40001|40P01|55P03|57014|57P0.|25P03)$/;

/** Codes of the network and of the disk; the file store loses some of them on the way. */
const SYSTEM_CODES = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'EAI_FAIL',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDQUOT',
  'EFBIG',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EIO',
  'EMFILE',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENFILE',
  'ENOBUFS',
  'ENOMEM',
  'ENOSPC',
  'ENOTCONN',
  'ENOTFOUND',
  'EPIPE',
  'EROFS',
  'ETIMEDOUT',
  'ERR_SOCKET_CLOSED',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'E_CANNOT_WRITE_FILE',
]);

/** Messages of errors without a code, of the driver, its pool and sockets. */
const WORDS =
  /^((connect|read|write) E[A-Z]{3,}\b|getaddrinfo E|Connection terminated|timeout exceeded when trying to connect|timeout expired$|Query read timeout$|Client (was closed|has encountered a connection error) and is not queryable)/;

/** Errors of the driver are wrapped by the layers above it, one or two deep. */
const DEEPEST = 5;

interface Caught {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

/** Whether an error means that a service is away, full or overloaded, so that the caller may repeat later. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false;
  const { code, message, cause, errors } = error as Caught;
  if (typeof code === 'string' && (SQL_STATES.test(code) || SYSTEM_CODES.has(code))) return true;
  if (typeof message === 'string' && WORDS.test(message)) return true;
  // A host name with several addresses fails with an error for each.
  return [cause, ...(Array.isArray(errors) ? errors : [])].some((one) => isUnavailable(one, depth + 1));
}

/** Whether the connection itself is lost or in doubt, and not only the statement. */
export function isLostConnection(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !SYSTEM_CODES.has(code)) return /^(08|57P)/.test(code);
  return typeof code === 'string' ? SYSTEM_CODES.has(code) : WORDS.test(String(message));
}

/** The error of a database that does not answer: connection failure (08006). */
export const databaseAway = () => Object.assign(new Error('The database does not answer'), { code: '08006' });

/** The error of a request that got no connection in time (53300). */
export const noConnection = () => Object.assign(new Error('No connection became free in time'), { code: '53300' });

/** The error of a request that has taken too long (57014, as for a statement that takes too long). */
export const pastDeadline = () => Object.assign(new Error('The request takes too long'), { code: '57014' });
