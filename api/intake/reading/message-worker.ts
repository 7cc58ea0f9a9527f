import { parentPort, workerData } from 'node:worker_threads';
import { type ReadMessage, readMessage } from './read-message.js';
import { Unreadable } from './unreadable.js';

/** What the thread tells: the message, or the code of why there is none. */
export type Reading = { readonly message: ReadMessage } | { readonly code: Unreadable['code'] };

const { raw, withHtml } = workerData as { raw: Uint8Array; withHtml: boolean };
const answer = await readMessage(raw, { withHtml }).then(
  (message): Reading => ({ message }),
  (error): Reading => ({ code: error instanceof Unreadable ? error.code : 'UNREADABLE' }),
);
parentPort?.postMessage(answer);
