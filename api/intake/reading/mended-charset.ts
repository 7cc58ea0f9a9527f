import PostalMime, { type Email, type PostalMimeOptions } from 'postal-mime';

/** Bytes of a head that are looked at, and of a message that is read a second time. */
const HEAD = 512 * 1024;
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const LATIN = new TextDecoder('windows-1252');
const NOT_READ = '\ufffd';
const DECLARED = /(charset\s{0,3}=\s{0,3}["']?)(?:utf-?8|unicode-1-1-utf-8)(?=["';\s]|$)/gi;
/** A text that says nothing of its charset, on however many lines its header stands. */
const UNDECLARED = /^(content-type:[ \t]{0,9}text\/(?:plain|html))(?!(?:[^\r\n]|\r?\n[ \t]){0,500}charset)/gim;
const UTF_7 = /charset\s{0,3}=\s{0,3}["']?utf-7/i;
/** What letters of UTF-8 look like where they were taken for Windows-1252. */
const TAKEN_WRONG =
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

/** The message with those lines of its head in UTF-8 that came in raw letters of another charset. */
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

/** The message as one whose texts are Windows-1252, if its texts are not the UTF-8 that they say; else null. */
function asWindows(raw: Buffer, texts: readonly (string | undefined)[]): Buffer | null {
  if (!texts.some((text) => text?.includes(NOT_READ))) return null;
  const declared = raw.toString('latin1').replace(DECLARED, '$1windows-1252');
  const written = declared.replace(UNDECLARED, '$1; charset=windows-1252');
  const isTyped = /^content-type:/im.test(written.slice(0, headEnd(raw)));
  return Buffer.from(isTyped ? written : `Content-Type: text/plain; charset=windows-1252\r\n${written}`, 'latin1');
}

/** The header that says that a message has parts, on however many lines. */
const MULTIPART = /^content-type:[ \t]{0,9}multipart\/(?:[^\r\n]|\r?\n[ \t]){0,1000}/im;
/** The line between parts that none of the headers names, with a header of the part behind it. */
const UNNAMED_BOUNDARY = /^--(\S{1,70})\r?\ncontent-/im;

const isEmpty = ({ text, html, attachments }: Email) => !text?.trim() && !html?.trim() && attachments.length === 0;

/** A message without any of the parts that it announces, by the boundary that it uses, or as the text that it is. */
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
 * Parses a message, and once more where its texts are not in the charset that they say. Headers are those of the message as
 * it came: a report without parts stays a report. Throws what the parser throws.
 */
export async function parseMended(raw: Buffer, options: PostalMimeOptions): Promise<Email> {
  const readable = withReadableHead(raw);
  const given = await PostalMime.parse(readable, options);
  const apart = isEmpty(given) ? asParts(readable) : null;
  const email = apart ? await PostalMime.parse(apart, options) : given;
  const other = asWindows(apart ?? readable, [email.text, email.html]);
  return { ...(other ? await PostalMime.parse(other, options) : email), headers: given.headers };
}

/** A text in which lines of UTF-8 were taken for another charset, because nothing or something unknown was said of it. */
export function mendedText(text: string, raw: Buffer): string {
  const said = UTF_7.test(raw.subarray(0, HEAD).toString('latin1')) ? fromUtf7(text) : text;
  if (!TAKEN_WRONG.test(said)) return said;
  return said
    .split('\n')
    .map((line) => (TAKEN_WRONG.test(line) ? mendedLine(line) : line))
    .join('\n');
}

function mendedLine(line: string): string {
  const bytes = [...line].map((sign) => BYTES.get(sign));
  if (bytes.includes(undefined)) return line;
  const written = Uint8Array.from(bytes as number[]);
  return isUtf8(written) ? UTF_8.decode(written) : line;
}

/** A text of UTF-7 (RFC 2152). */
const fromUtf7 = (text: string): string =>
  text.replace(/\+([A-Za-z0-9+/]*)-?/g, (_whole, coded: string) =>
    coded === '' ? '+' : new TextDecoder('utf-16be').decode(evenly(Buffer.from(coded, 'base64'))),
  );

const evenly = (bytes: Buffer) => bytes.subarray(0, bytes.length - (bytes.length % 2));
