import type { AfterReading, MailboxProblem, MailboxSecurity } from '../vocabulary/mailbox.js';

/** Access to a mailbox: server, user, credentials and folder. */
export interface MailboxAccess {
  readonly host: string;
  readonly port: number;
  readonly security: MailboxSecurity;
  readonly user: string;
  /** Either a password or an access token. */
  readonly password?: string;
  readonly accessToken?: string;
  readonly folder: string;
}

/** Treatment of read mails. */
export interface ReadMails {
  /** The first and the last UID. */
  readonly from: number;
  readonly to: number;
  readonly how: AfterReading;
  /** Folder of moved mails, created if missing. */
  readonly folder: string | null;
}

/** The problem of a mailbox, by a code without secrets. */
export class MailboxTrouble extends Error {
  constructor(
    readonly code: MailboxProblem,
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

/**
 * An open folder of a mailbox. UIDs rise and keep their meaning while `validity` is the same. Every failure, and a call
 * beyond its limit, throws `MailboxTrouble` and closes the folder.
 */
export interface OpenMailbox {
  readonly validity: string;
  /** UID of the next mail. */
  readonly nextUid: number;
  readonly messages: number;
  /** UIDs above one, in order. */
  above(uid: number): Promise<number[]>;
  /** UIDs of unseen mails, and of all mails since a day, in order. */
  unseen(since: Date | null): Promise<number[]>;
  /** Size of a mail in bytes; null for a missing one. */
  sizeOf(uid: number): Promise<number | null>;
  /** The beginning of a mail, with its headers. */
  head(uid: number): Promise<Buffer>;
  /** A whole mail as a stream of at most `bytes`, to be read before the next call. */
  content(uid: number, bytes: number): Promise<AsyncIterable<Buffer>>;
  finish(mails: ReadMails): Promise<void>;
  /** Resolves when the server notifies of new mails, and after some time at the latest. */
  news(pollMs: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens mailboxes. */
export abstract class Mailboxes {
  /** Throws `MailboxTrouble`. */
  abstract open(access: MailboxAccess): Promise<OpenMailbox>;
}

/** Request of a token from an OAuth 2 server. */
export interface TokenRequest {
  readonly endpoint: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
  /** Null for client credentials. */
  readonly refreshToken: string | null;
  readonly scope: string | null;
}

export interface GrantedToken {
  readonly accessToken: string;
  /** Lifetime in seconds. */
  readonly seconds: number;
  /** New refresh token, if the server replaces it. */
  readonly refreshToken: string | null;
}

/** Requests access tokens. */
export abstract class TokenSource {
  /** Throws `MailboxTrouble`: TOKEN_REFUSED for a permanent refusal, else TOKEN_UNREACHABLE. */
  abstract grant(request: TokenRequest): Promise<GrantedToken>;
}
