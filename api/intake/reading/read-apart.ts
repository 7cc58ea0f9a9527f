import { join } from 'node:path';
import { ApartFailure, workApart } from '../../platform/apart.js';
import { projectRoot } from '../../platform/project-root.js';
import type { Reading } from './message-worker.js';
import type { ReadMessage } from './read-message.js';
import { Unreadable } from './unreadable.js';

/** How long a message may be read, how much memory of its own the thread may take, and what is wanted of it. */
export interface ReadingOptions {
  readonly ms?: number;
  readonly heapMegabytes?: number;
  /** Its HTML as well, made safe to be shown. */
  readonly withHtml?: boolean;
}

/** A thread knows none of the loaders of the process: it is given what was built. */
const THREAD = join(projectRoot, 'dist/api/intake/reading/message-worker.js');

/**
 * Reads a raw message in a thread of its own, so that neither its shape nor its text holds anything up or ends the
 * process: the thread is ended when its time or its memory is over. Throws `Unreadable`.
 */
export async function readApart(
  raw: Uint8Array,
  { ms = 30_000, heapMegabytes = 384, withHtml = false }: ReadingOptions = {},
): Promise<ReadMessage> {
  const reading = await workApart<Reading>(THREAD, { raw, withHtml }, { ms, heapMegabytes }).catch((error) => {
    throw new Unreadable(error instanceof ApartFailure && error.code === 'TOO_SLOW' ? 'TOO_SLOW' : 'UNREADABLE');
  });
  if ('code' in reading) throw new Unreadable(reading.code);
  return reading.message;
}
