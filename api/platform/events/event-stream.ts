import type { Response } from 'express';
import type { SignedInUser } from '../tenancy/session.js';
import { cursorText, type EventCursor } from './event-cursor.js';
import type { LoggedEvent } from './event-log.js';

/** What waits for a reader at most, in bytes: who reads slower than this is cut off and comes back with their cursor. */
const MOST_WAITING = 256 * 1024;
/** How long a client waits before it comes back, in milliseconds. */
const RETRY_MS = 1_000;
/** Proxies are asked neither to collect nor to change what passes. */
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

type Waiting = { cursor: EventCursor; events: readonly LoggedEvent[] | undefined };

/** One open answer of type text/event-stream. */
export class EventStream {
  /** What happens before the stream has been told what it missed waits for that. */
  #waiting: Waiting[] | undefined = [];
  /** Ids of what was told at the beginning and may come once more. */
  #told = new Set<string>();

  constructor(
    public user: SignedInUser,
    private readonly response: Response,
  ) {
    response.status(200).set(HEADERS).flushHeaders();
    response.write(`retry: ${RETRY_MS}\n\n`);
  }

  /** Tells what was missed, says that from now on nothing is, and lets out what has waited. */
  open(missed: Waiting, lost: boolean): void {
    if (lost || !missed.events) this.#send('reset', missed.cursor, {});
    else this.#tell({ cursor: missed.cursor, events: missed.events });
    this.#send('ready', missed.cursor, {});
    const { horizon } = missed.cursor;
    const open = (missed.events ?? []).filter(({ transaction }) => BigInt(transaction) >= horizon);
    this.#told = new Set(open.map(({ id }) => id));
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const batch of waiting) this.deliver(batch);
  }

  /** Sends events as one message under the cursor; too many of them are a reset. */
  deliver(batch: Waiting): void {
    if (this.#waiting) this.#waiting.push(batch);
    else if (!batch.events) this.#send('reset', batch.cursor, {});
    else this.#tell({ ...batch, events: batch.events.filter(({ id }) => !this.#told.has(id)) });
  }

  /** Keeps the connection open, tells dead ones from quiet ones, and moves the client's cursor on. */
  beat(cursor: EventCursor): void {
    if (!this.#waiting) this.#write(`: alive\nid: ${cursorText(cursor)}\n\n`);
  }

  end(): void {
    this.response.end();
  }

  #tell({ cursor, events }: { cursor: EventCursor; events: readonly LoggedEvent[] }): void {
    if (events.length === 0) return;
    const changes = events.map(({ resource, record, kind, version, about }) => ({
      resource,
      id: record,
      kind,
      version: version ?? null,
      about: about ?? null,
    }));
    this.#send('changes', cursor, changes);
  }

  #send(event: string, cursor: EventCursor, data: object): void {
    this.#write(`event: ${event}\nid: ${cursorText(cursor)}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #write(text: string): void {
    // Between its end and its close a stream is still among the others.
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > MOST_WAITING) this.response.destroy();
  }
}
