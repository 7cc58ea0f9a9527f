/** Header by which a mail of ours is known again, should it come back. */
export const OWN_MAIL_HEADER = 'X-Volta-Service-Desk';

/** A mail to exactly one person. */
export interface OutgoingMail {
  /** Globally unique and the same at every attempt, so that receivers can tell a repetition: local part only. */
  readonly id: string;
  /** What the mail belongs to; mail programs show mails of one thread together. Local part of a message id. */
  readonly thread: string;
  readonly to: string;
  /** Address that answers go to; the sender's own if left out. */
  readonly replyTo?: string;
  /** Name that the sender's address bears. */
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What puts an appointment into the recipient's calendar, or takes it out. */
  readonly calendar?: MailCalendar;
  /** Pictures that the HTML shows by `cid:` and their name. */
  readonly pictures?: readonly MailPicture[];
}

/** A calendar that goes with a mail (RFC 6047). */
export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL';
  /** As iCalendar (RFC 5545). */
  readonly content: string;
}

/** A picture that goes with a mail. */
export interface MailPicture {
  readonly cid: string;
  /** Name of the file. */
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Takes mails for delivery. */
export abstract class MailSender {
  /**
   * Resolves with the Message-ID once the mail server has taken the mail. Throws `MailRefused` if it never will;
   * any other error may pass with time.
   */
  abstract send(mail: OutgoingMail): Promise<string>;

  /** Resolves if the mail server would take mails now; throws what it says otherwise. Nothing is sent. */
  abstract verify(): Promise<void>;
}

/**
 * The mail server has refused the mail for good, or there is no proper address to send it to. `because` tells whether it
 * is the address that is no good, so that no other mail will reach it either.
 */
export class MailRefused extends Error {
  constructor(
    message: string,
    readonly because: 'ADDRESS' | 'MAIL' = 'MAIL',
  ) {
    super(message);
  }
}

/**
 * Whether a status of a mail system (RFC 3463) says that an address takes no mails at all: there is no such mailbox or
 * domain, it is shut, or nobody knows a way to it. A full mailbox, a mail that is too large and what a filter thinks of it
 * say nothing of the address.
 */
export const isAddressRefusal = (status: string): boolean => /^5\.(1\.\d{1,3}|2\.[01]|4\.4)$/.test(status);
