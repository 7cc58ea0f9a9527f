import { CLIENTS, type ClientName } from './clients.js';
import { base64, encodedWords, flowed, inCharset, quotedPrintable } from './encodings.js';
import type { Letter } from './letters.js';

/** How a text part is put on the way. */
export interface TextOptions {
  readonly charset?: string;
  /** What the part says of its charset, where that is another one; empty for nothing. */
  readonly declared?: string;
  readonly encoding?: '8bit' | 'quoted-printable' | 'base64' | 'base64-unpadded';
  readonly flowed?: boolean;
  /** Where quoted-printable breaks its lines. */
  readonly width?: number;
}

/** A part of a message, with its headers. */
export interface Part {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A text as a part. */
export function textPart(text: string, kind: 'plain' | 'html', options: TextOptions = {}): Part {
  const { charset = 'utf-8', declared = charset, encoding = '8bit', width = 75 } = options;
  const written = options.flowed ? flowed(text) : text.replaceAll('\n', '\r\n');
  const bytes = inCharset(written, charset);
  const body = {
    '8bit': () => bytes,
    'quoted-printable': () => Buffer.from(quotedPrintable(bytes, width)),
    base64: () => Buffer.from(base64(bytes)),
    'base64-unpadded': () => Buffer.from(base64(bytes, { padded: false, width: 60 })),
  }[encoding]();
  const type = [`text/${kind}`, declared && `charset=${declared}`, options.flowed && 'format=flowed'];
  return {
    headers: {
      'Content-Type': type.filter(Boolean).join('; '),
      'Content-Transfer-Encoding': encoding.replace('-unpadded', ''),
    },
    body,
  };
}

/** A file as a part. */
export const filePart = (
  name: string,
  type: string,
  content: Buffer,
  { disposition = `attachment; filename="${name}"`, id = '' } = {},
): Part => ({
  headers: {
    'Content-Type': type,
    ...(disposition && { 'Content-Disposition': disposition }),
    ...(id && { 'Content-ID': `<${id}>` }),
    'Content-Transfer-Encoding': 'base64',
  },
  body: Buffer.from(base64(content)),
});

let boundaries = 0;

/** Parts within each other. */
export function multipart(kind: string, parts: readonly Part[]): Part {
  boundaries += 1;
  const boundary = `=_part_${boundaries.toString(36)}_x`;
  const pieces = parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), written(part), Buffer.from('\r\n')]);
  return {
    headers: { 'Content-Type': `multipart/${kind}; boundary="${boundary}"` },
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

const headLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/** A part as it stands in a message. */
export const written = ({ headers, body }: Part): Buffer =>
  Buffer.concat([Buffer.from(`${headLines(headers)}\r\n`, 'latin1'), body]);

let serial = 0;

/** A whole message of somebody; headers that are given take the place of the usual ones, empty ones are left out. */
export function message(letter: Letter, part: Part, headers: Readonly<Record<string, string>> = {}): Buffer {
  serial += 1;
  return written({
    headers: {
      From: `${encodedWords(letter.author, { kind: 'Q', size: 40 })} <${letter.address}>`,
      To: 'support@volta.example',
      Subject: encodedWords(letter.subject),
      Date: 'Thu, 12 Nov 2026 09:15:00 +0100',
      'Message-ID': `<collection-${serial}@kunde.example>`,
      'MIME-Version': '1.0',
      ...part.headers,
      ...headers,
    },
    body: part.body,
  });
}

/** How the bodies of a mail are arranged. */
export type Shape = 'plain' | 'html' | 'alternative' | 'backwards';

/** A letter as a program sends it; of what the program does not write, what it does is taken. */
export function mailOf(
  client: ClientName,
  letter: Letter,
  { shape = 'alternative' as Shape, ...options }: TextOptions & { shape?: Shape } = {},
): Part {
  const { plain, html } = CLIENTS[client] as { plain?: (letter: Letter) => string; html?: (letter: Letter) => string };
  const texts = plain && (shape !== 'html' || !html) ? [textPart(plain(letter), 'plain', options)] : [];
  const markup =
    html && (shape !== 'plain' || !plain) ? [textPart(html(letter), 'html', { ...options, flowed: false })] : [];
  const [first, second] = shape === 'backwards' ? [...markup, ...texts] : [...texts, ...markup];
  if (!first) throw new Error(`${client} writes nothing`);
  return second ? multipart('alternative', [first, second]) : first;
}
