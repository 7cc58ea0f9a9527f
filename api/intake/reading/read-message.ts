import type { Email } from 'postal-mime';
import { addressesIn, authorOf, type MessageAuthor, type NamedAddress } from './authors.js';
import { cleanLine } from './clean-text.js';
import type { Invitation } from './invitation.js';
import { withoutMarks } from './layout-marks.js';
import { parseMended } from './mended-charset.js';
import { contentOf, type MessagePart } from './message-content.js';
import { partsOfText } from './new-part.js';
import { safeHtml } from './safe-html.js';
import { Unreadable } from './unreadable.js';

/** A parsed message: its texts are clean and bounded, its files unchanged. */
export interface ReadMessage {
  /** Name in lower case and value of each header, in their order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The author by the headers; null unless they name exactly one address. */
  readonly sender: MessageAuthor | null;
  /** The address for answers (RFC 5322 Reply-To); null for none or several. */
  readonly replyTo: NamedAddress | null;
  /** Addresses of the recipients. */
  readonly recipients: readonly string[];
  /** Message-IDs of the answered messages, the nearest last. */
  readonly answers: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** The text without quotations and signature. */
  readonly newText: string;
  /** The rest of the text, which screens fold away. */
  readonly folded: string;
  /** The appointment that the message invites to or cancels; null for other messages. */
  readonly invitation: Invitation | null;
  readonly isEncrypted: boolean;
  readonly parts: readonly MessagePart[];
  /** The sanitised HTML, if the caller has requested it. */
  readonly html?: string | null;
}

const MOST_PARTS = 500;
const MOST_HEADERS = 1_000;
const MOST_MENTIONS = 200;
const LONGEST_HEADER = 8_000;
/** Headers besides To and Cc in which mail servers name the recipients of a message. */
const DELIVERED = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

/** Parses a raw message. Throws `Unreadable` for an invalid or excessive message; the time is not bounded here. */
export async function readMessage(content: Uint8Array, { withHtml = false } = {}): Promise<ReadMessage> {
  const raw = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const email = await parse(raw);
  const values = (name: string) => email.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const { html, parts, invitation, isEncrypted, text: marked } = await contentOf(email, raw);
  if (parts.length > MOST_PARTS) throw new Unreadable('TOO_MANY_PARTS');
  const sender = authorOf(values('from'), values('sender'));
  const [replyTo = null, ...others] = values('reply-to').flatMap(addressesIn);
  const recipients = [...(email.to ?? []), ...(email.cc ?? [])].flatMap(({ address, group }) =>
    group ? group.map((member) => member.address) : [address ?? ''],
  );
  return {
    headers: email.headers
      .slice(0, MOST_HEADERS)
      .map(({ key, value }) => [key, cleanLine(value, LONGEST_HEADER)] as const),
    sender,
    replyTo: others.length === 0 ? replyTo : null,
    recipients: [...recipients, ...DELIVERED.flatMap(values)]
      .slice(0, MOST_MENTIONS)
      .map((address) => cleanLine(address, 500)),
    answers: [...values('references'), ...values('in-reply-to')].flatMap(messageIds).slice(-MOST_MENTIONS),
    subject: cleanLine(email.subject ?? '', 500),
    text: withoutMarks(marked).trim(),
    ...partsOfText(marked, { subject: email.subject, author: sender }),
    invitation,
    isEncrypted,
    parts,
    ...(withHtml && { html: html ? safeHtml(html) : null }),
  };
}

/** The Message-IDs in a header, with their brackets. */
export const messageIds = (value: string): string[] => value.match(/<[^<>\s\p{Cc}]{1,500}>/gu) ?? [];

async function parse(raw: Buffer): Promise<Email> {
  try {
    return await parseMended(raw);
  } catch (error) {
    const words = error instanceof Error ? error.message : '';
    if (/nesting depth/i.test(words)) throw new Unreadable('TOO_DEEP');
    if (/header size/i.test(words)) throw new Unreadable('HEADERS_TOO_LARGE');
    throw new Unreadable('UNREADABLE');
  }
}
