import type { Readable } from 'node:stream';

/** What lies in the store, without its content. */
export interface StoredFile {
  readonly key: string;
  readonly storedAt: Date;
}

/** Whether a file was sent by somebody else: its content may hold a virus. */
export type FileOrigin = 'foreign';

/** Where contents of files are kept, by keys that we choose: 'tenant/id'. */
export abstract class FileStore {
  /** Stores a stream as it comes. When it breaks off, nothing stays behind and the error is passed on. */
  abstract write(key: string, content: Readable, origin?: FileOrigin): Promise<void>;

  /** The content as a stream. Throws when there is none of that key. */
  abstract read(key: string): Promise<Readable>;

  /** Whether there is a content of that key. */
  abstract has(key: string): Promise<boolean>;

  /** Removes the content; no error when there is none. */
  abstract remove(key: string): Promise<void>;

  /** Everything of a tenant, in no certain order; what is being written counts as well. */
  abstract list(tenant: string): AsyncIterable<StoredFile>;
}
