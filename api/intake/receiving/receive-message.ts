import { PassThrough, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import { v7 as uuidv7 } from 'uuid';
import { FileIntake } from '../../files/file-intake.js';
import { fileKeyOf } from '../../files/file-key.js';
import { onSenderGone } from '../../files/sender-gone.js';
import { isUnavailable } from '../../platform/database/unavailable.js';
import { Problem } from '../../platform/http/problem.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import type { FileStore } from '../../ports/files.js';
import { HEAD_BYTES } from '../record/message-head.js';

/** Bytes of a message at most: 25 MB and the headers of gateways. */
export const LARGEST_MESSAGE = 26 * 1024 * 1024;
const LIMIT = { bytes: LARGEST_MESSAGE, code: 'MESSAGE_SIZE' };

/** A raw message in the file store. */
export interface ReceivedMessage {
  readonly tenant: string;
  readonly id: string;
  readonly size: number;
  readonly digest: string;
  readonly head: Buffer;
}

/**
 * Stores the body of a request as a raw message. Throws 415 for another content type, 413 MESSAGE_SIZE, 422 FILE_EMPTY,
 * 400 ABORTED.
 */
export async function receiveMessage(request: Request, store: FileStore): Promise<ReceivedMessage> {
  if (!request.is('message/rfc822')) throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE');
  const body = new PassThrough();
  const stopWaiting = onSenderGone(request, () => body.destroy(new Problem(400, 'ABORTED')));
  try {
    request.pipe(body);
    return await keepMessage(body, store);
  } finally {
    // The rest of a refused body is read and dropped, so that the sender gets the answer.
    stopWaiting();
    request.unpipe(body);
    request.resume();
  }
}

/**
 * Streams a raw message into the store; a failure leaves nothing there. Throws 413 MESSAGE_SIZE, 422 FILE_EMPTY, and the
 * errors of the source.
 */
export async function keepMessage(
  source: NodeJS.ReadableStream | AsyncIterable<Buffer>,
  store: FileStore,
): Promise<ReceivedMessage> {
  const identity = { tenant: currentTenant(), id: uuidv7() };
  const head = new HeadKeeper();
  const intake = new FileIntake('message.eml', async () => 'message/rfc822', LIMIT);
  try {
    const passed = await Promise.allSettled([pipeline(source, head, intake), store.write(fileKeyOf(identity), intake)]);
    const failures = passed.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    const reason = failures.find((error) => error instanceof Problem) ?? failures.find((error) => isUnavailable(error));
    if (failures.length > 0) throw reason ?? failures[0];
    return { ...identity, size: intake.size, digest: intake.digest(), head: head.kept() };
  } catch (error) {
    await store.remove(fileKeyOf(identity));
    throw error;
  }
}

/** Passes all bytes on and keeps the first ones. */
class HeadKeeper extends Transform {
  readonly #pieces: Buffer[] = [];
  #size = 0;

  kept(): Buffer {
    return Buffer.concat(this.#pieces).subarray(0, HEAD_BYTES);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.#size < HEAD_BYTES) this.#pieces.push(chunk);
    this.#size += chunk.length;
    done(null, chunk);
  }
}
