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

/** What OpenSSL and Node say of certificates that they do not take. */
const CERTIFICATE =
  /^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH|ERR_TLS_CERT)/;
const ENCRYPTION = /^ERR_(?:SSL|TLS)_/;
/** Why a server lets nobody in for the moment, whatever they say of themselves (RFC 5530). */
const PASSING = ['UNAVAILABLE', 'INUSE', 'LIMIT', 'SERVERBUG'];
const MISSING = ['NONEXISTENT', 'TRYCREATE', 'NOPERM'];

/** What a failure means for whoever looks after the mailbox. What servers say is not passed on. */
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
  const known = BY_CODE[code];
  if (known) return new MailboxTrouble(known, error);
  if (authenticationFailed)
    return new MailboxTrouble(PASSING.includes(serverResponseCode) ? 'UNREACHABLE' : 'SIGN_IN_REFUSED', error);
  if (tlsFailed || ENCRYPTION.test(code)) return new MailboxTrouble('ENCRYPTION_MISSING', error);
  if (mailboxMissing || MISSING.includes(serverResponseCode)) return new MailboxTrouble('FOLDER_MISSING', error);
  return new MailboxTrouble('SERVER_INVALID', error);
}
