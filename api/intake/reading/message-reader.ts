import { type ReadMessage, readMessage } from './read-message.js';
import { Unreadable } from './unreadable.js';

/** The parsed message, or the code of the failure. */
export type MessageReading = { readonly message: ReadMessage } | { readonly code: Unreadable['code'] };

/** Parses a raw message, in the process for files of foreign origin. */
export function read({ raw, withHtml }: { readonly raw: Uint8Array; readonly withHtml: boolean }) {
  return readMessage(raw, { withHtml }).then(
    (message): MessageReading => ({ message }),
    (error): MessageReading => ({ code: error instanceof Unreadable ? error.code : 'UNREADABLE' }),
  );
}
