import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file in an archive; its content is asked for when its turn comes. */
export interface ZipPart {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

/** What an archive says of a part. */
interface Entry {
  readonly name: Buffer;
  readonly offset: number;
  crc: number;
  packed: number;
  size: number;
}

const VERSION = 20;
/** Sizes follow behind the content, names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** The first of January 1980, the beginning of all time. */
const DATE = 0x0021;

/** A ZIP archive, written as its parts come and never held as a whole (PKWARE APPNOTE 4.3). */
export async function* zipOf(parts: readonly ZipPart[]): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let offset = 0;
  const counted = (bytes: Buffer) => {
    offset += bytes.length;
    return bytes;
  };
  for (const { name, content } of parts) {
    const entry: Entry = { name: Buffer.from(name), offset, crc: 0, packed: 0, size: 0 };
    entries.push(entry);
    yield counted(Buffer.concat([numbers([0x04034b50, 4], ...about(entry)), entry.name]));
    for await (const chunk of packed(content, entry)) yield counted(chunk);
    yield counted(numbers([0x08074b50, 4], [entry.crc, 4], [entry.packed, 4], [entry.size, 4]));
  }
  const start = offset;
  for (const entry of entries) {
    const more: Numbers = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [entry.offset, 4],
    ];
    yield counted(Buffer.concat([numbers([0x02014b50, 4], [VERSION, 2], ...about(entry), ...more), entry.name]));
  }
  const count: Numbers = [
    [entries.length, 2],
    [entries.length, 2],
  ];
  yield numbers([0x06054b50, 4], [0, 2], [0, 2], ...count, [offset - start, 4], [start, 4], [0, 2]);
}

/** What stands of a part before its content, and again in the directory, where its sizes are known. */
const about = ({ crc, packed: packedSize, size, name }: Entry): Numbers => [
  [VERSION, 2],
  [FLAGS, 2],
  [DEFLATED, 2],
  [0, 2],
  [DATE, 2],
  [crc, 4],
  [packedSize, 4],
  [size, 4],
  [name.length, 2],
  [0, 2],
];

async function* packed(content: ZipPart['content'], entry: Entry): AsyncGenerator<Buffer> {
  async function* bytes() {
    for await (const text of content) {
      const piece = Buffer.from(text);
      entry.crc = crc32(piece, entry.crc);
      entry.size += piece.length;
      yield piece;
    }
  }
  const packer = createDeflateRaw();
  const written = pipeline(Readable.from(bytes()), packer);
  // Who stops reading is told by the reading itself.
  written.catch(() => undefined);
  for await (const chunk of packer as AsyncIterable<Buffer>) {
    entry.packed += chunk.length;
    yield chunk;
  }
  await written;
}

type Numbers = readonly (readonly [value: number, bytes: 2 | 4])[];

function numbers(...all: Numbers): Buffer {
  const buffer = Buffer.alloc(all.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of all) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
