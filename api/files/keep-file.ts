import type { Readable } from 'node:stream';
import type { Request } from 'express';
import { isUnavailable } from '../platform/database/unavailable.js';
import { notFound, Problem } from '../platform/http/problem.js';
import { currentSession } from '../platform/tenancy/session.js';
import type { FileStore } from '../ports/files.js';
import { fileKeyOf } from './file-key.js';
import { type FileForm, type ReceivedFile, receiveFile } from './receive-file.js';

/** Writes the record of a stored file and returns the answer; calls `recorded` after the record is written. */
type RecordFile<T> = (file: ReceivedFile, recorded: () => void) => Promise<T>;

/** Stores a sent file first and its record after it; without a record, the file is removed. */
export async function keepFile<T>(
  request: Request,
  files: FileStore,
  form: FileForm,
  record: RecordFile<T>,
): Promise<T> {
  const file = await receiveFile(request, files, form);
  const { idempotency } = currentSession();
  if (idempotency) idempotency.fingerprint += `:${file.digest}:${file.name}:${JSON.stringify(file.fields)}`;
  let recorded = false;
  try {
    return await record(file, () => {
      recorded = true;
    });
  } catch (error) {
    recorded = false;
    throw error;
  } finally {
    // A repeated request has an answer, but no record of its own.
    if (!recorded) await files.remove(fileKeyOf(file));
  }
}

/**
 * The content of a recorded file; 409 FILE_UNSCANNED and 410 FILE_INFECTED for one that is not released, 404 for one that
 * the store has lost. Throws the error of a store that is away.
 */
export const readKept = (files: FileStore, file: { tenant: string; id: string }): Promise<Readable> =>
  files.read(fileKeyOf(file)).catch((error) => {
    throw error instanceof Problem || isUnavailable(error) ? error : notFound();
  });
