import type { Readable } from 'node:stream';

/**
 * Calls `gone` when the sender of a request goes away before the whole body was read, at once where they have gone
 * already: what has happened before is said by no event any more. Returns how to stop waiting for it.
 */
export function onSenderGone(request: Readable, gone: () => void): () => void {
  const closed = () => {
    if (!request.readableEnded) gone();
  };
  if (request.destroyed) closed();
  else request.once('close', closed);
  return () => request.off('close', closed);
}
