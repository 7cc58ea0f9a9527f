import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { Request } from 'express';
import { v7 as uuidv7 } from 'uuid';
import { isUnavailable } from '../platform/database/unavailable.js';
import { invalidField, Problem } from '../platform/http/problem.js';
import { currentTenant } from '../platform/tenancy/session.js';
import type { FileStore } from '../ports/files.js';
import { FileIntake, type FileJudge, type FileLimit } from './file-intake.js';
import { fileKeyOf } from './file-key.js';
import { safeFileName } from './file-name.js';
import { boundaryOf, PartHeaderCleaner } from './part-header-cleaner.js';
import { onSenderGone } from './sender-gone.js';

/** A form: names of the fields beside the file, and the check of the file. */
export interface FileForm {
  readonly fields: readonly string[];
  readonly judge: FileJudge;
  /** By default that of attachments. */
  readonly limit?: FileLimit;
}

/** A stored file, with the other fields of its form. */
export interface ReceivedFile {
  readonly tenant: string;
  /** Id of the file's future record. */
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
  readonly digest: string;
  /** Fields of the form, unchanged. */
  readonly fields: Readonly<Record<string, string>>;
}

const FILE_FIELD = 'file';
const LIMITS = { files: 2, fields: 10, parts: 12, fieldSize: 100_000, headerPairs: 20, headerSize: 16 * 1024 };

/**
 * Receives a multipart form with one file and passes the file on to the store. After any failure, also of the sender's
 * connection, the file is removed from the store.
 */
export async function receiveFile(request: Request, store: FileStore, wanted: FileForm): Promise<ReceivedFile> {
  const form = new UploadForm(store, wanted);
  try {
    return await form.read(request);
  } catch (error) {
    await form.discard();
    throw error;
  }
}

class UploadForm {
  readonly #identity = { tenant: currentTenant(), id: uuidv7() };
  #storing: Promise<Omit<ReceivedFile, 'fields'>> | undefined;
  readonly #fields: Record<string, string> = {};
  #content: Readable | undefined;

  constructor(
    private readonly store: FileStore,
    private readonly wanted: FileForm,
  ) {}

  async read(request: Request): Promise<ReceivedFile> {
    const parser = parserOf(request);
    const cleaner = new PartHeaderCleaner(boundaryOf(request.headers['content-type']));
    let stopWaiting: () => void = () => undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        stopWaiting = onSenderGone(request, () => reject(new Problem(400, 'ABORTED')));
        parser.on('file', (field, content, filename) => {
          // A form that breaks off within a file says so of the file as well, though nobody may read that any more.
          content.on('error', () => undefined);
          this.#take(field, content, filename, reject);
        });
        parser.on('field', (field, value) => this.#note(field, value, reject));
        parser.on('partsLimit', () => reject(invalidField('', 'UNKNOWN_PROPERTY')));
        // Broken forms have more than one error, and an error without a listener would end the process.
        parser.on('error', () => reject(new Problem(400, 'BAD_REQUEST')));
        parser.once('finish', resolve);
        request.pipe(cleaner).pipe(parser);
      });
      const file = await this.#storing;
      if (!file) throw invalidField(`/${FILE_FIELD}`, 'FILE_MISSING');
      return { ...file, fields: this.#fields };
    } finally {
      // The rest of a refused upload is read and dropped, so that the sender gets the answer.
      stopWaiting();
      request.unpipe(cleaner);
      cleaner.destroy();
      request.resume();
    }
  }

  /** Breaks off an unfinished write, and removes its file. */
  async discard(): Promise<void> {
    this.#content?.destroy(new Problem(400, 'ABORTED'));
    await this.#storing?.catch(() => undefined);
    await this.store.remove(fileKeyOf(this.#identity));
  }

  #take(field: string | undefined, content: Readable, filename: string, refuse: (error: unknown) => void): void {
    if (field !== FILE_FIELD || this.#storing) {
      content.resume();
      refuse(unknownPart(field));
      return;
    }
    this.#content = content;
    this.#storing = this.#pass(content, safeFileName(filename));
    this.#storing.catch(refuse);
  }

  async #pass(content: Readable, name: string) {
    const intake = new FileIntake(name, this.wanted.judge, this.wanted.limit);
    const [passed, written] = await Promise.allSettled([
      pipeline(content, intake),
      this.store.write(fileKeyOf(this.#identity), intake, 'foreign'),
    ]);
    const failures = [passed, written].flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    // A full store breaks off its input, whose error is only a consequence.
    const reason = failures.find((failure) => failure instanceof Problem) ?? failures.find(isUnavailable);
    if (failures.length > 0) throw reason ?? failures[0];
    return { ...this.#identity, name, size: intake.size, contentType: intake.contentType, digest: intake.digest() };
  }

  #note(field: string | undefined, value: string, refuse: (problem: Problem) => void): void {
    if (field !== undefined && this.wanted.fields.includes(field)) this.#fields[field] = value;
    else refuse(unknownPart(field));
  }
}

/** The refusal of an unknown part; some have no name, against the parser's types. */
function unknownPart(field = ''): Problem {
  const name = field.slice(0, 100);
  return invalidField(`/${name}`, 'UNKNOWN_PROPERTY', { name });
}

function parserOf(request: Request) {
  if (!request.is('multipart/form-data')) throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE');
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits: LIMITS });
  } catch {
    throw new Problem(400, 'BAD_REQUEST');
  }
}
