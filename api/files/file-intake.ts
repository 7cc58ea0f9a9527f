import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { Problem } from '../platform/http/problem.js';
import { HEAD_BYTES } from './file-content.js';

/** Largest attachment: 15 MB, counted in powers of two (domain "Attachment types"). */
export const LARGEST_FILE = 15 * 1024 * 1024;

/** Most bytes of a file, and the code of the refusal of more. */
export interface FileLimit {
  readonly bytes: number;
  readonly code: string;
}

/** Returns the content type by the first bytes and the name of a file; throws a Problem for a refused type. */
export type FileJudge = (head: Buffer, name: string) => Promise<string>;

/**
 * Passes a file on while it counts and digests it and checks the first bytes. No byte passes before the type is known;
 * breaks off with 413 and the limit's code, 422 FILE_EMPTY or the Problem of the judge.
 */
export class FileIntake extends Transform {
  size = 0;
  contentType = '';
  readonly #digest = createHash('sha256');
  #head: Buffer | null = Buffer.alloc(0);

  constructor(
    private readonly name: string,
    private readonly judge: FileJudge,
    private readonly limit: FileLimit = { bytes: LARGEST_FILE, code: 'FILE_SIZE' },
  ) {
    super();
  }

  /** Digest of the content, at its end. */
  digest(): string {
    return this.#digest.digest('base64url');
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#pass(chunk).then(
      (passed) => done(null, passed),
      (error) => done(error),
    );
  }

  override _flush(done: TransformCallback): void {
    this.#end().then(
      (rest) => done(null, rest),
      (error) => done(error),
    );
  }

  async #pass(chunk: Buffer): Promise<Buffer | undefined> {
    this.size += chunk.length;
    if (this.size > this.limit.bytes) throw new Problem(413, this.limit.code);
    this.#digest.update(chunk);
    if (this.#head === null) return chunk;
    this.#head = Buffer.concat([this.#head, chunk]);
    return this.#head.length < HEAD_BYTES ? undefined : this.#judged(this.#head);
  }

  async #end(): Promise<Buffer | undefined> {
    if (this.size === 0) throw new Problem(422, 'FILE_EMPTY');
    return this.#head === null ? undefined : this.#judged(this.#head);
  }

  async #judged(head: Buffer): Promise<Buffer> {
    this.#head = null;
    this.contentType = await this.judge(head.subarray(0, HEAD_BYTES), this.name);
    return head;
  }
}
