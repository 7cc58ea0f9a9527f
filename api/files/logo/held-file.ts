import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FileStore, type StoredFile } from '../../ports/files.js';

/** Holds one small upload in memory until it is checked. */
export class HeldFile extends FileStore {
  content = Buffer.alloc(0);

  async write(_key: string, content: Readable): Promise<void> {
    this.content = await buffer(content);
  }

  async read(): Promise<Readable> {
    return Readable.from(this.content);
  }

  async has(): Promise<boolean> {
    return this.content.length > 0;
  }

  async remove(): Promise<void> {
    this.content = Buffer.alloc(0);
  }

  async *list(): AsyncIterable<StoredFile> {}
}
