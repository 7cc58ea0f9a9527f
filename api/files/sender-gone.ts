import type { Readable } from 'node:stream';

/**
 * Calls `gone` when the sender of a request disconnects before the whole body was read, at once if they have disconnected
 * already, since earlier events are not repeated. Returns a function that stops waiting.
 */
export function onSenderGone(request: Readable, gone: () => void): () => void {
  const closed = () => {
    if (!request.readableEnded) gone();
  };
  if (request.destroyed) closed();
  else request.once('close', closed);
  return () => request.off('close', closed);
}
