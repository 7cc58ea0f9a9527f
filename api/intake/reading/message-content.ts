import type { Attachment, Email } from 'postal-mime';
import { textOfBody } from './body-text.js';
import { cleanLine, cleanText } from './clean-text.js';
import { type Invitation, readInvitation } from './invitation.js';
import { mendedText, parseMended } from './mended-charset.js';
import { signedContent } from './signed-content.js';
import { readTnef } from './tnef.js';
import { withoutEncodedFiles } from './uuencoded.js';

/** A file of a message. */
export interface MessagePart {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
  /** Whether the text of the message shows it. */
  readonly isInline: boolean;
}

/** The content of a message without the wrappers of programs. */
export interface MessageContent {
  /** The text with the marks of its layout. */
  readonly text: string;
  readonly html: string | undefined;
  readonly parts: readonly MessagePart[];
  readonly invitation: Invitation | null;
  readonly isEncrypted: boolean;
}

/** Names of files for parts that have none. */
const NAMES: Readonly<Record<string, string>> = {
  'application/ms-tnef': 'winmail.dat',
  'application/pkcs7-mime': 'smime.p7m',
  'application/x-pkcs7-mime': 'smime.p7m',
  'message/rfc822': 'message.eml',
  'text/calendar': 'invite.ics',
};
const TNEF = ['application/ms-tnef', 'application/vnd.ms-tnef'];
const CMS = ['application/pkcs7-mime', 'application/x-pkcs7-mime'];
const CALENDAR = ['text/calendar', 'application/ics'];
const PGP = 'application/pgp-encrypted';
const PGP_TEXT = '-----BEGIN PGP MESSAGE-----';
/** Nested signatures at most. */
const DEEPEST_WRAP = 3;

/** Unwraps winmail.dat and signatures around a message; an unknown wrapper stays a file. */
export async function contentOf(email: Email, raw: Buffer, depth = 0): Promise<MessageContent> {
  // The charset of the markup is mended before its conversion to text, in which half of an "à" would become a space.
  const [source, markup] = [email.text, email.html].map((content) => content && mendedText(content, raw));
  const plain = withoutEncodedFiles(source ?? '');
  let text = textOfBody({ ...email, text: plain.text, html: markup });
  let html = markup;
  let invitation: Invitation | null = null;
  let isEncrypted = text.startsWith(PGP_TEXT);
  const parts: MessagePart[] = plain.files.map(({ name, content }) => fileOf(name, content));
  for (const attachment of email.attachments) {
    const part = decoded(partOf(attachment));
    const tnef = TNEF.includes(part.type) || /^winmail\.dat$/i.test(part.name) ? readTnef(part.content) : null;
    const signed = CMS.includes(part.type) && depth < DEEPEST_WRAP ? signedContent(part.content) : null;
    if (CALENDAR.includes(part.type)) invitation ??= readInvitation(part.content);
    isEncrypted ||= part.type === PGP || (CMS.includes(part.type) && !signed);
    if (tnef) {
      text ||= cleanText(tnef.text).trim();
      parts.push(...tnef.files.map(({ name, content }) => fileOf(name, content)));
    } else {
      const inner = signed && (await unwrapped(signed, depth));
      if (inner) {
        text ||= inner.text;
        html ??= inner.html;
        invitation ??= inner.invitation;
        isEncrypted ||= inner.isEncrypted;
        parts.push(...inner.parts);
      }
      parts.push(part);
    }
  }
  return { text, html, parts, invitation, isEncrypted };
}

/** The decoded file of a part that is one file in uuencode (Content-Transfer-Encoding x-uuencode). */
function decoded(part: MessagePart): MessagePart {
  if (!Buffer.from(part.content.subarray(0, 6)).equals(Buffer.from('begin '))) return part;
  const { text, files } = withoutEncodedFiles(Buffer.from(part.content).toString('latin1'));
  const [file, ...others] = files;
  if (!file || others.length > 0 || text.trim() !== '') return part;
  return { ...part, name: part.name || file.name, content: file.content };
}

/** The content of a signed message; null for a signature around another kind of content. */
async function unwrapped(raw: Buffer, depth: number): Promise<MessageContent | null> {
  const email = await parseMended(raw).catch(() => null);
  return email && contentOf(email, raw, depth + 1);
}

const fileOf = (name: string, content: Uint8Array): MessagePart => ({
  name: cleanLine(name, 500),
  type: 'application/octet-stream',
  content: new Uint8Array(content),
  isInline: false,
});

const partOf = ({ filename, mimeType, disposition, related, content }: Attachment): MessagePart => ({
  name: cleanLine(filename ?? '', 500) || (NAMES[mimeType] ?? ''),
  type: cleanLine(mimeType, 200),
  content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
  isInline: disposition !== 'attachment' && related === true,
});
