import type { Readable } from 'node:stream';

/** A stored file without its content. */
export interface StoredFile {
  readonly key: string;
  readonly storedAt: Date;
}

/** Origin of a file: a foreign one may contain a virus. */
export type FileOrigin = 'foreign';

/** Store of the contents of files, by keys of ours: 'tenant/id'. */
export abstract class FileStore {
  /** Stores a stream. If it breaks off, nothing is stored and the error is thrown. */
  abstract write(key: string, content: Readable, origin?: FileOrigin): Promise<void>;

  /** The content as a stream. Throws for an unknown key. */
  abstract read(key: string): Promise<Readable>;

  /** Whether the store has the key. */
  abstract has(key: string): Promise<boolean>;

  /** Removes the content; an unknown key is no error. */
  abstract remove(key: string): Promise<void>;

  /** All files below a folder, such as that of a tenant, in any order, incomplete ones among them. */
  abstract list(folder: string): AsyncIterable<StoredFile>;
}
