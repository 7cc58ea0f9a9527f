/** A file in a winmail.dat. */
export interface TnefFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Text and files of a winmail.dat of Outlook. */
export interface Tnef {
  readonly text: string;
  readonly files: readonly TnefFile[];
}

const SIGNATURE = 0x223e9f78;
const LEVEL_ATTACHMENT = 2;
/** Attributes by the lower half of their ids (MS-OXTNEF 2.1.3.2). */
const BODY = 0x800c;
const RENDERED = 0x9002;
const TITLE = 0x8010;
const DATA = 0x800f;
const HEADER_BYTES = 6;
const ATTRIBUTE_BYTES = 9;
const MOST_FILES = 200;

/**
 * Reads text and files of a winmail.dat; null for broken and for other content, which stays a file. Nothing is unpacked, so
 * that the result is never larger than the content.
 */
export function readTnef(content: Uint8Array): Tnef | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length < HEADER_BYTES || bytes.readUInt32LE(0) !== SIGNATURE) return null;
  let text = '';
  const files: { name: string; content: Uint8Array }[] = [];
  let at = HEADER_BYTES;
  while (at + ATTRIBUTE_BYTES <= bytes.length) {
    const [level, id, length] = [bytes.readUInt8(at), bytes.readUInt16LE(at + 1), bytes.readUInt32LE(at + 5)];
    const start = at + ATTRIBUTE_BYTES;
    if (start + length > bytes.length) return null;
    const data = bytes.subarray(start, start + length);
    const file = files.at(-1);
    if (level !== LEVEL_ATTACHMENT && id === BODY) text = textIn(data);
    if (
      level === LEVEL_ATTACHMENT &&
      id === RENDERED &&
      files.push({ name: '', content: Buffer.alloc(0) }) > MOST_FILES
    )
      return null;
    if (level === LEVEL_ATTACHMENT && file && id === TITLE) file.name = textIn(data);
    if (level === LEVEL_ATTACHMENT && file && id === DATA) file.content = data;
    // A checksum follows each attribute.
    at = start + length + 2;
  }
  return text || files.length > 0 ? { text, files } : null;
}

const textIn = (data: Buffer) => new TextDecoder('windows-1252').decode(data).replace(/\0+$/, '');
