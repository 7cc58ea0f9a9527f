import type { ImapFlowError } from 'imapflow';
import { MailboxTrouble } from '../../ports/mailboxes.js';
import type { MailboxProblem } from '../../vocabulary/mailbox.js';

const BY_CODE: Readonly<Record<string, MailboxProblem>> = {
  ENOTFOUND: 'NAME_UNKNOWN',
  EAI_AGAIN: 'NAME_UNKNOWN',
  ENODATA: 'NAME_UNKNOWN',
  EPRIVATE: 'ADDRESS_REFUSED',
  ECONNREFUSED: 'CONNECTION_REFUSED',
  EHOSTUNREACH: 'UNREACHABLE',
  ENETUNREACH: 'UNREACHABLE',
  ETIMEDOUT: 'UNREACHABLE',
  CONNECT_TIMEOUT: 'UNREACHABLE',
  GREETING_TIMEOUT: 'SERVER_SILENT',
  UPGRADE_TIMEOUT: 'SERVER_SILENT',
  ETIMEOUT: 'SERVER_SILENT',
  EPROTO: 'ENCRYPTION_MISSING',
  STARTTLS_INJECTION: 'ENCRYPTION_MISSING',
  ECONNRESET: 'CONNECTION_LOST',
  EPIPE: 'CONNECTION_LOST',
  NoConnection: 'CONNECTION_LOST',
  EConnectionClosed: 'CONNECTION_LOST',
  ClosedAfterConnectTLS: 'CONNECTION_LOST',
  ClosedAfterConnectText: 'CONNECTION_LOST',
  StateLogout: 'CONNECTION_LOST',
};

/** Codes by which OpenSSL and Node refuse certificates. */
const CERTIFICATE =
  /^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH|ERR_TLS_CERT)/;
const ENCRYPTION = /^ERR_(?:SSL|TLS)_/;
/** Codes of a server that refuses all sign-ins for the moment (RFC 5530). */
const PASSING = ['UNAVAILABLE', 'INUSE', 'LIMIT', 'SERVERBUG'];
const MISSING = ['NONEXISTENT', 'TRYCREATE', 'NOPERM'];

/** The problem of a failure for administrators, without the text of the server. */
export function troubleOf(error: unknown): MailboxTrouble {
  if (error instanceof MailboxTrouble) return error;
  const {
    code = '',
    authenticationFailed,
    tlsFailed,
    mailboxMissing,
    serverResponseCode = '',
  } = error as ImapFlowError;
  if (CERTIFICATE.test(code)) return new MailboxTrouble('CERTIFICATE_INVALID', error);
  const problem = BY_CODE[code];
  if (problem) return new MailboxTrouble(problem, error);
  if (authenticationFailed)
    return new MailboxTrouble(PASSING.includes(serverResponseCode) ? 'UNREACHABLE' : 'SIGN_IN_REFUSED', error);
  if (tlsFailed || ENCRYPTION.test(code)) return new MailboxTrouble('ENCRYPTION_MISSING', error);
  if (mailboxMissing || MISSING.includes(serverResponseCode)) return new MailboxTrouble('FOLDER_MISSING', error);
  return new MailboxTrouble('SERVER_INVALID', error);
}
