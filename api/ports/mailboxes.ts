import type { AfterReading, MailboxProblem, MailboxSecurity } from '../vocabulary/mailbox.js';

/** The way into a mailbox: where it stands, who signs in and with what, and which folder is read. */
export interface MailboxAccess {
  readonly host: string;
  readonly port: number;
  readonly security: MailboxSecurity;
  readonly user: string;
  /** One of the two. */
  readonly password?: string;
  readonly accessToken?: string;
  readonly folder: string;
}

/** What is done with mails that were read. */
export interface ReadMails {
  /** The first and the last UID. */
  readonly from: number;
  readonly to: number;
  readonly how: AfterReading;
  /** Folder for those that are moved; made where it is not there. */
  readonly folder: string | null;
}

/** What keeps a mailbox from being read, in a word that says nothing of its secrets. */
export class MailboxTrouble extends Error {
  constructor(
    readonly code: MailboxProblem,
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

/**
 * An open folder of a mailbox. UIDs rise and stay those of their mails as long as `validity` is the same. Whatever fails
 * throws `MailboxTrouble`, and whatever takes too long is broken off; it is closed then.
 */
export interface OpenMailbox {
  readonly validity: string;
  /** UIDs below it are given already. */
  readonly nextUid: number;
  readonly messages: number;
  /** UIDs above one, in their order. */
  above(uid: number): Promise<number[]>;
  /** UIDs of mails that nobody has seen, and of all that came since a day, in their order. */
  unseen(since: Date | null): Promise<number[]>;
  /** Bytes of a mail; null where it is gone. */
  sizeOf(uid: number): Promise<number | null>;
  /** The beginning of a mail, with its headers. */
  head(uid: number): Promise<Buffer>;
  /** A whole mail as it comes, of no more than so many bytes. Whoever asks for it reads it before they ask for more. */
  content(uid: number, bytes: number): Promise<AsyncIterable<Buffer>>;
  finish(mails: ReadMails): Promise<void>;
  /** Resolves when there is something new, as far as the server tells of it, and after some time at the latest. */
  news(pollMs: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens mailboxes. */
export abstract class Mailboxes {
  /** Throws `MailboxTrouble`. */
  abstract open(access: MailboxAccess): Promise<OpenMailbox>;
}

/** What an OAuth 2 server is asked for a token with. */
export interface TokenRequest {
  readonly endpoint: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
  /** Without one the client asks in its own name (client credentials). */
  readonly refreshToken: string | null;
  readonly scope: string | null;
}

export interface GrantedToken {
  readonly accessToken: string;
  /** Seconds for which it is good. */
  readonly seconds: number;
  /** Takes the place of the one that was sent, where the server changes it. */
  readonly refreshToken: string | null;
}

/** Asks for tokens. */
export abstract class TokenSource {
  /** Throws `MailboxTrouble`: TOKEN_REFUSED for what no repetition cures, else TOKEN_UNREACHABLE. */
  abstract grant(request: TokenRequest): Promise<GrantedToken>;
}
