import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file in an archive; its content is asked for when its turn comes. */
export interface ZipPart {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

/** The same parts give the same archive. */
const OPTIONS = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compressionLevel: 1 } as const;

/** A ZIP archive, written as its parts come and never held as a whole. What a part throws ends it. */
export function zipOf(parts: readonly ZipPart[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  for (const { name, content } of parts) {
    zip.addReadStreamLazy(name, OPTIONS, (take) => {
      const source = Readable.from(content, { objectMode: false });
      source.once('error', (error) => output.destroy(error));
      // The turn of a part may come after its reader has gone.
      if (output.destroyed) source.destroy();
      else output.once('close', () => source.destroy());
      take(null, source);
    });
  }
  zip.end();
  return output;
}
