import type { Readable } from 'node:stream';

/** Where contents of files are kept, by keys that we choose: 'tenant/id'. */
export abstract class FileStore {
  /** Stores a stream as it comes. When it breaks off, nothing stays behind and the error is passed on. */
  abstract write(key: string, content: Readable): Promise<void>;

  /** The content as a stream. Throws when there is none of that key. */
  abstract read(key: string): Promise<Readable>;

  /** Removes the content; no error when there is none. */
  abstract remove(key: string): Promise<void>;
}
