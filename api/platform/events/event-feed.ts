import type { EntityManager } from '@mikro-orm/postgresql';
import { runInSession, type SignedInUser } from '../tenancy/session.js';
import type { UnitOfWork } from '../tenancy/unit-of-work.js';
import type { EventAudience } from './event-audience.js';
import type { EventCursor } from './event-cursor.js';
import { eventsSince, horizonBefore } from './event-log.js';
import type { EventStream } from './event-stream.js';

/** A stream without a cursor starts this long ago, so that reads during its start are not outdated. */
const OVERLAP_SECONDS = 10;

/** Shortest time between two readings of the log, in milliseconds: changes within it are read and sent together. */
const PACE_MS = 1_000;

/** The streams of one tenant in this process: reads the log once for all and sends each its visible events. */
export class EventFeed {
  readonly streams = new Set<EventStream>();
  #cursor?: EventCursor;
  /** Ids of sent events that may be read again. */
  #sent = new Set<string>();
  #isReading = false;
  #again = false;
  #lastReading = 0;
  #timer?: NodeJS.Timeout;

  /** `onDue` has the log read and handles its failures. */
  constructor(
    private readonly tenant: string,
    private readonly work: UnitOfWork,
    private readonly audience: EventAudience,
    private readonly onDue: (feed: EventFeed) => void,
  ) {}

  /** Adds a stream and sends the events since its cursor, or those of the last seconds without one. */
  async join(stream: EventStream, cursor: EventCursor | undefined, lost: boolean): Promise<void> {
    // The stream joins before its missed events are read: an event in between reaches it by at least one way.
    this.streams.add(stream);
    await this.#inTenant(async (em) => {
      const from = cursor?.horizon ?? (await horizonBefore(em, OVERLAP_SECONDS));
      const batch = await eventsSince(em, from);
      // A cursor that is older, or beyond the horizon, is from before a restoration of the database.
      const foreign = from > batch.cursor.horizon || (cursor !== undefined && cursor.at < batch.restored);
      this.#cursor ??= batch.cursor;
      const events = batch.events && (await this.audience.visibleTo(em, stream.user, batch.events));
      stream.open({ cursor: batch.cursor, events }, lost || foreign);
    });
    // A commit in between may have woken the feed before it had a cursor.
    this.wake();
  }

  /** Has the log read: at once after a quiet second, otherwise once the second is over. */
  wake(): void {
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        this.onDue(this);
      },
      Math.max(0, this.#lastReading + PACE_MS - Date.now()),
    );
  }

  /** Reads new events, at once or after the present reading. Rejects when the database is away. */
  async read(): Promise<void> {
    this.#again = true;
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#again && this.streams.size > 0) {
        this.#again = false;
        this.#lastReading = Date.now();
        await this.#inTenant((em) => this.#send(em));
      }
    } finally {
      this.#isReading = false;
    }
  }

  /** Ends all streams and the reading. */
  end(): void {
    clearTimeout(this.#timer);
    for (const stream of this.streams) stream.end();
    this.streams.clear();
  }

  /** Sends a sign of life to all streams. */
  beat(): void {
    if (this.#cursor) for (const stream of this.streams) stream.beat(this.#cursor);
  }

  async #send(em: EntityManager): Promise<void> {
    if (!this.#cursor) return;
    const { cursor, events } = await eventsSince(em, this.#cursor.horizon);
    const fresh = events?.filter(({ id }) => !this.#sent.has(id));
    const streams = [...this.streams];
    const users = streams.map(({ user }) => user);
    const visible = fresh && (await this.audience.visibleToEach(em, users, fresh));
    for (const [index, stream] of streams.entries()) {
      stream.deliver({ cursor, events: visible?.get(users[index] as SignedInUser) });
    }
    this.#cursor = cursor;
    const open = (events ?? []).filter(({ transaction }) => BigInt(transaction) >= cursor.horizon);
    this.#sent = new Set(open.map(({ id }) => id));
  }

  /** Events and scopes are read in one snapshot: no change is visible without its event. */
  #inTenant(work: (em: EntityManager) => Promise<void>): Promise<void> {
    return runInSession({ requestId: 'events', tenant: this.tenant }, () => this.work.readMoment(work));
  }
}
