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

/** What a form takes: names of the fields beside the file, and which files. */
export interface FileForm {
  readonly fields: readonly string[];
  readonly judge: FileJudge;
  /** Other than that of attachments. */
  readonly limit?: FileLimit;
}

/** A file that lies in the store, with what was sent beside it. */
export interface ReceivedFile {
  readonly tenant: string;
  /** Id of the record that it is to become the file of. */
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
  readonly digest: string;
  /** Fields of the form as they were sent. */
  readonly fields: Readonly<Record<string, string>>;
}

const FILE_FIELD = 'file';
const LIMITS = { files: 2, fields: 10, parts: 12, fieldSize: 1_000, headerPairs: 20, headerSize: 16 * 1024 };

/**
 * Takes a multipart form with one file and passes it on to the store as it comes. Whatever goes wrong, also a sender
 * who goes away, nothing stays in the store.
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
        // Broken forms have more than one error, and one that nobody hears would end the process.
        parser.on('error', () => reject(new Problem(400, 'BAD_REQUEST')));
        parser.once('finish', resolve);
        request.pipe(cleaner).pipe(parser);
      });
      const file = await this.#storing;
      if (!file) throw invalidField(`/${FILE_FIELD}`, 'FILE_MISSING');
      return { ...file, fields: this.#fields };
    } finally {
      // The rest of a refused upload is read and thrown away, so that the sender gets to hear why.
      stopWaiting();
      request.unpipe(cleaner);
      cleaner.destroy();
      request.resume();
    }
  }

  /** Breaks off what is still being written, and removes it. */
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
    // A store that has no room breaks off what comes to it, which is no reason of its own.
    const reason = failures.find((one) => one instanceof Problem) ?? failures.find((one) => isUnavailable(one));
    if (failures.length > 0) throw reason ?? failures[0];
    return { ...this.#identity, name, size: intake.size, contentType: intake.contentType, digest: intake.digest() };
  }

  #note(field: string | undefined, value: string, refuse: (problem: Problem) => void): void {
    if (field !== undefined && this.wanted.fields.includes(field)) this.#fields[field] = value;
    else refuse(unknownPart(field));
  }
}

/** The refusal of a part that the form does not have; some have no name at all, whatever the parser's types say. */
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
