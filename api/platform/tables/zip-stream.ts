import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive, whose content is read in its turn. */
export interface ZipPart {
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array> | Iterable<string>;
}

/** Fixed dates, so that equal parts give equal archives. */
const OPTIONS = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compressionLevel: 1 } as const;

/** A ZIP archive, streamed part by part. An error of a part ends the stream. */
export function zipOf(parts: readonly ZipPart[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  for (const { name, content } of parts) {
    zip.addReadStreamLazy(name, OPTIONS, (take) => {
      const source = Readable.from(content, { objectMode: false });
      source.once('error', (error) => output.destroy(error));
      // The reader may have gone before the turn of a part.
      if (output.destroyed) source.destroy();
      else output.once('close', () => source.destroy());
      take(null, source);
    });
  }
  zip.end();
  return output;
}
