import { type ReadMessage, readMessage } from './read-message.js';
import { Unreadable } from './unreadable.js';

/** The message, or the code of why there is none. */
export type MessageReading = { readonly message: ReadMessage } | { readonly code: Unreadable['code'] };

/** Reads a raw message; runs in the process that reads files of foreign origin. */
export function read({ raw, withHtml }: { readonly raw: Uint8Array; readonly withHtml: boolean }) {
  return readMessage(raw, { withHtml }).then(
    (message): MessageReading => ({ message }),
    (error): MessageReading => ({ code: error instanceof Unreadable ? error.code : 'UNREADABLE' }),
  );
}
