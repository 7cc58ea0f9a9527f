/** Header by which returned mails of ours are recognised. */
export const OWN_MAIL_HEADER = 'X-Volta-Service-Desk';

/** A mail to exactly one person. */
export interface OutgoingMail {
  /** Globally unique and the same at every attempt, so that receivers recognise a repetition; local part only. */
  readonly id: string;
  /** Thread of the mail for mail programs, the local part of a message id. */
  readonly thread: string;
  readonly to: string;
  /** Address for replies; the sender's own by default. */
  readonly replyTo?: string;
  /** Name of the sender. */
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Invitation or cancellation for the recipient's calendar. */
  readonly calendar?: MailCalendar;
  /** Pictures that the HTML shows by `cid:` and their name. */
  readonly pictures?: readonly MailPicture[];
}

/** A calendar in a mail (RFC 6047). */
export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL';
  /** As iCalendar (RFC 5545). */
  readonly content: string;
}

/** A picture in a mail. */
export interface MailPicture {
  readonly cid: string;
  /** Name of the file. */
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Sends mails. */
export abstract class MailSender {
  /**
   * Resolves with the Message-ID once the mail server has accepted the mail. Throws `MailRefused` for a permanent
   * refusal; any other error may be temporary.
   */
  abstract send(mail: OutgoingMail): Promise<string>;

  /** Resolves if the mail server accepts mails now, and throws its answer otherwise. Sends nothing. */
  abstract verify(): Promise<void>;
}

/** A permanent refusal of a mail. `because` is ADDRESS for an address that no other mail will reach either. */
export class MailRefused extends Error {
  constructor(
    message: string,
    readonly because: 'ADDRESS' | 'MAIL' = 'MAIL',
  ) {
    super(message);
  }
}

/**
 * Whether a status of a mail system (RFC 3463) means that an address accepts no mail: mailbox or domain do not exist,
 * are disabled or unreachable. A full mailbox, a large mail and a filter are no such reasons.
 */
export const isAddressRefusal = (status: string): boolean => /^5\.(1\.\d{1,3}|2\.[01]|4\.4)$/.test(status);
