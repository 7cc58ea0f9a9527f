import { type ReadingOptions, readForeign } from '../../files/reading/read-foreign.js';
import { ReadingKilled } from '../../files/reading/reader-process.js';
import type { MessageReading } from './message-reader.js';
import type { ReadMessage } from './read-message.js';
import { Unreadable } from './unreadable.js';

/** Limits of the reading, and whether the result includes the sanitised HTML of the message. */
export interface MessageReadingOptions extends ReadingOptions {
  readonly withHtml?: boolean;
}

/** Memory for one message: 25 MB of text, the largest accepted message, need some 720 MB in the library. */
const MEGABYTES = 1_024;

/** Parses a raw message in a process of its own. Throws `Unreadable`, also for a message that exceeds the limits. */
export async function readMessageInProcess(
  raw: Uint8Array,
  { withHtml = false, ...options }: MessageReadingOptions = {},
): Promise<ReadMessage> {
  const order = { raw, withHtml };
  const reading = await readForeign<MessageReading>('intake/reading/message-reader.js', order, {
    megabytes: MEGABYTES,
    ...options,
  }).catch((error) => {
    if (!(error instanceof ReadingKilled)) throw error;
    throw new Unreadable(error.code === 'FAILED' ? 'UNREADABLE' : error.code);
  });
  if ('code' in reading) throw new Unreadable(reading.code);
  return reading.message;
}
