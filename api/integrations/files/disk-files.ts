import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { Env } from '../../platform/env.js';
import { projectRoot } from '../../platform/project-root.js';
import { FileStore } from '../../ports/files.js';

/** Keeps files in a folder of the machine. */
@Injectable()
export class DiskFiles extends FileStore {
  readonly #disk: Disk;

  constructor(@Inject(Env) env: Env) {
    super();
    const location = resolve(projectRoot, env.VSD_FILES_DIR);
    this.#disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  }

  async write(key: string, content: Readable): Promise<void> {
    // The disk gets a stream that always ends well: told of an error, it would give up while the file is still being
    // opened, and leave it behind.
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

  read(key: string): Promise<Readable> {
    return this.#disk.getStream(key);
  }

  remove(key: string): Promise<void> {
    return this.#disk.delete(key);
  }
}
