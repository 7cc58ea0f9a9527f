import type { Response } from 'express';
import type { SignedInUser } from '../tenancy/session.js';
import { cursorText, type EventCursor } from './event-cursor.js';
import type { LoggedEvent } from './event-log.js';

/** Most unsent bytes of a stream: a slower reader is disconnected and continues with its cursor. */
const MOST_WAITING = 256 * 1024;
/** Milliseconds before a client reconnects. */
const RETRY_MS = 1_000;
/** Forbids proxies to buffer or change the stream. */
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

type Waiting = { cursor: EventCursor; events: readonly LoggedEvent[] | undefined };

/** One open answer of type text/event-stream. */
export class EventStream {
  /** Batches that wait until the missed events are sent. */
  #waiting: Waiting[] | undefined = [];
  /** Ids of events that were sent at the start and may come again. */
  #sent = new Set<string>();

  constructor(
    public user: SignedInUser,
    private readonly response: Response,
  ) {
    response.status(200).set(HEADERS).flushHeaders();
    response.write(`retry: ${RETRY_MS}\n\n`);
  }

  /** Sends the missed events, the message `ready`, and the waiting batches. */
  open(missed: Waiting, lost: boolean): void {
    if (lost || !missed.events) this.#send('reset', missed.cursor, {});
    else this.#sendChanges({ cursor: missed.cursor, events: missed.events });
    this.#send('ready', missed.cursor, {});
    const { horizon } = missed.cursor;
    const open = (missed.events ?? []).filter(({ transaction }) => BigInt(transaction) >= horizon);
    this.#sent = new Set(open.map(({ id }) => id));
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const batch of waiting) this.deliver(batch);
  }

  /** Sends events as one message under the cursor; too many of them are a reset. */
  deliver(batch: Waiting): void {
    if (this.#waiting) this.#waiting.push(batch);
    else if (!batch.events) this.#send('reset', batch.cursor, {});
    else this.#sendChanges({ ...batch, events: batch.events.filter(({ id }) => !this.#sent.has(id)) });
  }

  /** Keeps the connection open, shows clients that it lives, and moves their cursor. */
  beat(cursor: EventCursor): void {
    if (!this.#waiting) this.#write(`: alive\nid: ${cursorText(cursor)}\n\n`);
  }

  end(): void {
    this.response.end();
  }

  #sendChanges({ cursor, events }: { cursor: EventCursor; events: readonly LoggedEvent[] }): void {
    if (events.length === 0) return;
    const changes = events.map(({ resource, record, kind, version, about, actor }) => ({
      resource,
      id: record,
      kind,
      version: version ?? null,
      about: about ?? null,
      own: actor === this.user.id,
    }));
    this.#send('changes', cursor, changes);
  }

  #send(event: string, cursor: EventCursor, data: object): void {
    this.#write(`event: ${event}\nid: ${cursorText(cursor)}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #write(text: string): void {
    // An ended stream remains in the feed until it is closed.
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > MOST_WAITING) this.response.destroy();
  }
}
