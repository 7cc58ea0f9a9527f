import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Env } from '../../platform/env.js';
import { FileStore, type StoredFile } from '../../ports/files.js';

const CONNECT_MS = 3_000;
/** Milliseconds without a byte after which a transfer is given up. */
const SILENT_MS = 5_000;
const ATTEMPTS = 2;

/** Errors of a store that answers: it has no such object. */
const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

/** The error of a store that is away or refuses its service, which the caller may repeat. */
const away = (error: unknown) =>
  Object.assign(new Error(`The file store: ${(error as Error).name}: ${(error as Error).message}`, { cause: error }), {
    code: 'ECONNABORTED',
  });

/**
 * Stores files in a bucket of S3 or of a compatible server. Credentials come from the environment as with all of Amazon's
 * programs. A file appears with its last byte: a broken-off upload leaves nothing that could be read.
 */
export class S3Files extends FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(env: Env) {
    super();
    this.#bucket = env.VSD_S3_BUCKET;
    this.#client = new S3Client({
      region: env.VSD_S3_REGION,
      ...(env.VSD_S3_ENDPOINT && { endpoint: env.VSD_S3_ENDPOINT }),
      forcePathStyle: env.VSD_S3_PATH_STYLE === 'true',
      // Compatible servers do not know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
    });
  }

  async write(key: string, content: Readable): Promise<void> {
    let failure: unknown;
    content.once('error', (error) => {
      failure = error;
    });
    // A property `size` of the stream itself would count as its length.
    const params = { ...this.#object(key), Body: Readable.from(content, { objectMode: false }) };
    try {
      await new Upload({ client: this.#client, params, queueSize: 1 }).done();
      if (failure) throw failure;
    } catch (error) {
      // The sender of a file that is not stored must not wait for its reader.
      content.destroy();
      throw failure ?? away(error);
    }
  }

  async read(key: string): Promise<Readable> {
    const { Body } = await this.#answer(this.#client.send(new GetObjectCommand(this.#object(key))));
    return Body as Readable;
  }

  async has(key: string): Promise<boolean> {
    try {
      await this.#answer(this.#client.send(new HeadObjectCommand(this.#object(key))));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.#answer(this.#client.send(new DeleteObjectCommand(this.#object(key))));
  }

  async *list(folder: string): AsyncIterable<StoredFile> {
    const pages = paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, ...(folder && { Prefix: `${folder}/` }) },
    );
    try {
      for await (const { Contents = [] } of pages)
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { key: Key, storedAt: LastModified };
    } catch (error) {
      throw away(error);
    }
  }

  #object(key: string) {
    return { Bucket: this.#bucket, Key: key };
  }

  async #answer<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      throw isMissing(error) ? error : away(error);
    }
  }
}
