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

/** A message as far as it is looked at: texts are clean and bounded, contents of files as they came. */
export interface ReadMessage {
  /** Name in small letters and value of each header, in their order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Who wrote it, as it says; null where that is not exactly one address. */
  readonly sender: MessageAuthor | null;
  /** To whom answers go, where that is another address than the author's (RFC 5322 Reply-To). */
  readonly replyTo: NamedAddress | null;
  /** Addresses that it went to. */
  readonly recipients: readonly string[];
  /** Message-IDs of what it answers, the nearest last. */
  readonly answers: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** What of the text is new: without what it quotes, and without a signature. */
  readonly newText: string;
  /** The rest of the text, which is folded away where the message is shown. */
  readonly folded: string;
  /** The appointment that it invites to; null where it does not. */
  readonly invitation: Invitation | null;
  /** What it says can be read by nobody but whom it was encrypted for. */
  readonly isEncrypted: boolean;
  readonly parts: readonly MessagePart[];
  /** As it was laid out, made safe to be shown; only where that was asked for. */
  readonly html?: string | null;
}

/** Levels of parts within each other; mail programs need some five. */
const DEEPEST = 50;
const LARGEST_HEADERS = 512 * 1024;
const MOST_PARTS = 500;
const MOST_HEADERS = 1_000;
const MOST_MENTIONS = 200;
const LONGEST_HEADER = 8_000;
/** In which mail servers tell for whom a message came, besides To and Cc. */
const DELIVERED = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];
/** Reads a raw message. Throws `Unreadable` for what is none of bearable shape; how long it takes is not bounded here. */
export async function readMessage(given: Uint8Array, { withHtml = false } = {}): Promise<ReadMessage> {
  const raw = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const email = await parse(raw);
  const values = (name: string) => email.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const content = await contentOf(email, raw);
  if (content.parts.length > MOST_PARTS) throw new Unreadable('TOO_MANY_PARTS');
  const text = withoutMarks(content.text).trim();
  const sender = authorOf(values('from'), values('sender'));
  const [replyTo = null, ...others] = values('reply-to').flatMap(addressesIn);
  const recipients = [...(email.to ?? []), ...(email.cc ?? [])].flatMap(({ address, group }) =>
    group ? group.map((one) => one.address) : [address ?? ''],
  );
  return {
    headers: email.headers
      .slice(0, MOST_HEADERS)
      .map(({ key, value }) => [key, cleanLine(value, LONGEST_HEADER)] as const),
    sender,
    replyTo: others.length === 0 ? replyTo : null,
    recipients: [...recipients, ...DELIVERED.flatMap(values)].slice(0, MOST_MENTIONS).map((one) => cleanLine(one, 500)),
    answers: [...values('references'), ...values('in-reply-to')].flatMap(messageIds).slice(-MOST_MENTIONS),
    subject: cleanLine(email.subject ?? '', 500),
    text,
    ...partsOfText(content.text, { subject: email.subject, author: sender }),
    invitation: content.invitation,
    isEncrypted: content.isEncrypted,
    parts: content.parts,
    ...(withHtml && { html: content.html ? safeHtml(content.html) : null }),
  };
}

/** Message-IDs with their brackets, of which a header names any number. */
export const messageIds = (value: string): string[] => value.match(/<[^<>\s\p{Cc}]{1,500}>/gu) ?? [];

async function parse(raw: Buffer): Promise<Email> {
  const limits = { maxNestingDepth: DEEPEST, maxHeadersSize: LARGEST_HEADERS };
  const options = { ...limits, forceRfc822Attachments: true };
  try {
    return await parseMended(raw, options);
  } catch (error) {
    const words = error instanceof Error ? error.message : '';
    if (/nesting depth/i.test(words)) throw new Unreadable('TOO_DEEP');
    if (/header size/i.test(words)) throw new Unreadable('HEADERS_TOO_LARGE');
    throw new Unreadable('UNREADABLE');
  }
}

export type { MessagePart } from './message-content.js';
