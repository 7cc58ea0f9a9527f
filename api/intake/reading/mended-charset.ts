import PostalMime, { type Email } from 'postal-mime';

/** Bytes of the headers at most. */
const HEAD = 512 * 1024;
const OPTIONS = { maxNestingDepth: 50, maxHeadersSize: HEAD, forceRfc822Attachments: true };
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const LATIN = new TextDecoder('windows-1252');
const NOT_READ = '\ufffd';
const DECLARED = /(charset\s{0,3}=\s{0,3}["']?)(?:utf-?8|unicode-1-1-utf-8)(?=["';\s]|$)/gi;
/** The header of a text without a charset, on any number of lines. */
const UNDECLARED = /^(content-type:[ \t]{0,9}text\/(?:plain|html))(?!(?:[^\r\n]|\r?\n[ \t]){0,500}charset)/gim;
const UTF_7 = /charset\s{0,3}=\s{0,3}["']?utf-7/i;
/** Letters of UTF-8 that were decoded as Windows-1252. */
const MISREAD =
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/;

/** Bytes of Windows-1252 by their characters. */
const BYTES = new Map(Array.from({ length: 256 }, (_none, byte) => [LATIN.decode(Uint8Array.of(byte)), byte]));

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    UTF_8.decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** The message with raw header lines of another charset converted to UTF-8. */
function withReadableHead(raw: Buffer): Buffer {
  const end = headEnd(raw);
  const head = raw.subarray(0, end);
  if (isUtf8(head)) return raw;
  const lines = head.toString('latin1').split('\n');
  const mended = lines.map((line) => {
    const bytes = Buffer.from(line, 'latin1');
    return isUtf8(bytes) ? bytes : Buffer.from(LATIN.decode(bytes));
  });
  const joined = mended.flatMap((line, at) => (at === 0 ? [line] : [Buffer.from('\n'), line]));
  return Buffer.concat([...joined, raw.subarray(end)]);
}

function headEnd(raw: Buffer): number {
  const ends = ['\r\n\r\n', '\n\n'].map((gap) => raw.indexOf(gap)).filter((at) => at >= 0);
  return Math.min(...ends, raw.length, HEAD);
}

/** The message with Windows-1252 as the charset of its texts, if these are no valid UTF-8; else null. */
function asWindows(raw: Buffer, texts: readonly (string | undefined)[]): Buffer | null {
  if (!texts.some((text) => text?.includes(NOT_READ))) return null;
  const declared = raw.toString('latin1').replace(DECLARED, '$1windows-1252');
  const written = declared.replace(UNDECLARED, '$1; charset=windows-1252');
  const isTyped = /^content-type:/im.test(written.slice(0, headEnd(raw)));
  return Buffer.from(isTyped ? written : `Content-Type: text/plain; charset=windows-1252\r\n${written}`, 'latin1');
}

/** The header of a message with parts, on any number of lines. */
const MULTIPART = /^content-type:[ \t]{0,9}multipart\/(?:[^\r\n]|\r?\n[ \t]){0,1000}/im;
/** A boundary line that no header names, before a header of its part. */
const UNNAMED_BOUNDARY = /^--(\S{1,70})\r?\ncontent-/im;

const isEmpty = ({ text, html, attachments }: Email) => !text?.trim() && !html?.trim() && attachments.length === 0;

/** A message without its announced parts, with the boundary that it really uses, or as a plain text. */
function asParts(raw: Buffer): Buffer | null {
  const end = headEnd(raw);
  const head = raw.subarray(0, end).toString('latin1');
  const body = raw.subarray(end);
  if (!MULTIPART.test(head) || body.toString('latin1').trim() === '') return null;
  const boundary = UNNAMED_BOUNDARY.exec(body.toString('latin1'))?.[1];
  const charset = isUtf8(body) ? 'utf-8' : 'windows-1252';
  const type = boundary ? `multipart/mixed; boundary="${boundary}"` : `text/plain; charset=${charset}`;
  const mended = head.replace(MULTIPART, `Content-Type: ${type.replaceAll('$', '$$$$')}`);
  return Buffer.concat([Buffer.from(mended, 'latin1'), body]);
}

/**
 * Parses a message, and once more if its texts are not in their declared charset. The headers are the original ones, so
 * that a report without parts stays a report. Throws the errors of the parser.
 */
export async function parseMended(raw: Buffer): Promise<Email> {
  const readable = withReadableHead(raw);
  const first = await PostalMime.parse(readable, OPTIONS);
  const apart = isEmpty(first) ? asParts(readable) : null;
  const email = apart ? await PostalMime.parse(apart, OPTIONS) : first;
  const other = asWindows(apart ?? readable, [email.text, email.html]);
  return { ...(other ? await PostalMime.parse(other, OPTIONS) : email), headers: first.headers };
}

/** The text with its lines of UTF-8 that were decoded by a missing or unknown charset. */
export function mendedText(text: string, raw: Buffer): string {
  const decoded = UTF_7.test(raw.subarray(0, HEAD).toString('latin1')) ? fromUtf7(text) : text;
  if (!MISREAD.test(decoded)) return decoded;
  return decoded
    .split('\n')
    .map((line) => (MISREAD.test(line) ? mendedLine(line) : line))
    .join('\n');
}

function mendedLine(line: string): string {
  const bytes = [...line].map((sign) => BYTES.get(sign));
  if (bytes.includes(undefined)) return line;
  const written = Uint8Array.from(bytes as number[]);
  return isUtf8(written) ? UTF_8.decode(written) : line;
}

/** Decodes a text of UTF-7 (RFC 2152). */
const fromUtf7 = (text: string): string =>
  text.replace(/\+([A-Za-z0-9+/]*)-?/g, (_whole, coded: string) =>
    coded === '' ? '+' : new TextDecoder('utf-16be').decode(evenly(Buffer.from(coded, 'base64'))),
  );

const evenly = (bytes: Buffer) => bytes.subarray(0, bytes.length - (bytes.length % 2));
