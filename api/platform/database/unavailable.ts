/**
 * Conditions of PostgreSQL that pass by themselves or by an operator's hand, and are no fault of the request: connection
 * lost (08), deadlock and serialisation (40001, 40P01), out of disk, memory or connections (53), lock not available
 * (55P03), statement cancelled or server going down (57), disk failing (58), transaction idle too long (25P03).
 */
const SQL_STATES = /^(08|53|58)...$|^(40001|40P01|55P03|57014|57P0.|25P03)$/;

/** The network, or the disk on which files are kept; the store of files loses the system's code on the way. */
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

/** Errors that the driver and its pool give no code, and those of a socket whose code was lost on the way. */
const WORDS =
  /^((connect|read|write) E[A-Z]{3,}\b|getaddrinfo E|Connection terminated|timeout exceeded when trying to connect|timeout expired$|Query read timeout$|Client (was closed|has encountered a connection error) and is not queryable)/;

/** What the driver throws is wrapped by the layers above it, one or two deep. */
const DEEPEST = 5;

interface Caught {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

/** Whether an error says that something we depend on is away, full or overloaded: the caller may repeat later. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false;
  const { code, message, cause, errors } = error as Caught;
  if (typeof code === 'string' && (SQL_STATES.test(code) || SYSTEM_CODES.has(code))) return true;
  if (typeof message === 'string' && WORDS.test(message)) return true;
  // Where a name has several addresses, each attempt has failed with an error of its own.
  return [cause, ...(Array.isArray(errors) ? errors : [])].some((one) => isUnavailable(one, depth + 1));
}

/** Whether the connection itself is lost or in doubt, and not only the statement. */
export function isLostConnection(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !SYSTEM_CODES.has(code)) return /^(08|57P)/.test(code);
  return typeof code === 'string' ? SYSTEM_CODES.has(code) : WORDS.test(String(message));
}

/** What somebody gets to hear who wanted something of a database that does not answer: connection failure (08006). */
export const databaseAway = () => Object.assign(new Error('The database does not answer'), { code: '08006' });

/** None of the connections of a tenant's share became free in time (53300). */
export const noConnection = () => Object.assign(new Error('No connection became free in time'), { code: '53300' });
