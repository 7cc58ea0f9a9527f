import type { Dir } from 'node:fs';
import { open, opendir, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { Env } from '../../platform/env.js';
import { projectRoot } from '../../platform/project-root.js';
import { FileStore, type StoredFile } from '../../ports/files.js';

/** Stores files in a folder of the machine. */
@Injectable()
export class DiskFiles extends FileStore {
  readonly #disk: Disk;
  readonly #location: string;

  constructor(@Inject(Env) env: Env) {
    super();
    this.#location = resolve(projectRoot, env.VSD_FILES_DIR);
    this.#disk = new Disk(new FSDriver({ location: this.#location, visibility: 'private' }));
  }

  async write(key: string, content: Readable): Promise<void> {
    // The stream for the disk never fails: at an error the disk would give up while it opens the file, and leave it behind.
    let failure: unknown;
    async function* untilFailure() {
      try {
        yield* content;
      } catch (error) {
        failure = error ?? new Error('The stream broke off');
      }
    }
    try {
      await this.#disk.putStream(key, Readable.from(untilFailure(), { objectMode: false }));
      if (failure) throw failure;
    } catch (error) {
      await this.#disk.delete(key);
      throw error;
    }
  }

  async read(key: string): Promise<Readable> {
    const file = await open(join(this.#location, key));
    return file.createReadStream();
  }

  has(key: string): Promise<boolean> {
    return this.#disk.exists(key);
  }

  remove(key: string): Promise<void> {
    return this.#disk.delete(key);
  }

  async *list(folder: string): AsyncIterable<StoredFile> {
    let entries: Dir;
    try {
      entries = await opendir(join(this.#location, folder), { recursive: true });
    } catch (error) {
      // The tenant has no files yet.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    for await (const { parentPath, name } of entries) {
      const path = join(parentPath, name);
      const found = await stat(path).catch(() => null);
      if (found?.isFile()) yield { key: relative(this.#location, path), storedAt: found.mtime };
    }
  }
}
