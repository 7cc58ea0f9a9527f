/** A file within a text. */
export interface EncodedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

const BEGIN = /^begin [0-7]{3,4} (\S.{0,200})$/;
const END = /^end\s*$/;
const EMPTY = /^[` ]?\s*$/;
const MOST_FILES = 100;

const sixBits = (line: string, at: number) => ((line.charCodeAt(at) || 32) - 32) & 63;
const sizeOf = (line: string) => sixBits(line, 0);

/** Whether a line encodes bytes: its first character is their number; blanks at its end may be missing. */
function isData(line: string): boolean {
  const length = Math.ceil(sizeOf(line) / 3) * 4 + 1;
  return sizeOf(line) > 0 && /^[\x20-\x60]+$/.test(line) && line.length <= length + 1 && line.length > length - 4;
}

function bytesOf(line: string): number[] {
  const bytes: number[] = [];
  for (let at = 1; bytes.length < sizeOf(line); at += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((offset) => sixBits(line, at + offset)) as [number, number, number, number];
    bytes.push(((a << 2) | (b >> 4)) & 255, ((b << 4) | (c >> 2)) & 255, ((c << 6) | d) & 255);
  }
  return bytes.slice(0, sizeOf(line));
}

/**
 * Extracts encoded files (uuencode, POSIX) from a text. A file without its end is kept undecoded under its name; a line that
 * only looks like the beginning of a file stays in the text.
 */
export function withoutEncodedFiles(text: string): { readonly text: string; readonly files: readonly EncodedFile[] } {
  if (!text.includes('begin ')) return { text, files: [] };
  const lines = text.split(/\r?\n/);
  const kept: string[] = [];
  const files: EncodedFile[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string;
    const name = files.length < MOST_FILES ? BEGIN.exec(line)?.[1] : undefined;
    let last = at + 1;
    if (name) while (last < lines.length && isData(lines[last] as string)) last++;
    if (!name || last === at + 1) {
      kept.push(line);
      continue;
    }
    const data = lines.slice(at + 1, last);
    if (EMPTY.test(lines[last] ?? 'x')) last++;
    const isWhole = END.test(lines[last] ?? '');
    const content = isWhole ? Buffer.from(data.flatMap(bytesOf)) : Buffer.from(lines.slice(at, last).join('\n'));
    files.push({ name: isWhole ? name : `${name}.uu`, content: new Uint8Array(content) });
    at = isWhole ? last : last - 1;
  }
  return { text: kept.join('\n'), files };
}
