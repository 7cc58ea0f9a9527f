import type { EntityManager } from '@mikro-orm/postgresql';
import { runInSession } from '../tenancy/session.js';
import type { UnitOfWork } from '../tenancy/unit-of-work.js';
import type { EventAudience } from './event-audience.js';
import type { EventCursor } from './event-cursor.js';
import { eventsSince, horizonBefore, type LoggedEvent } from './event-log.js';
import type { EventStream } from './event-stream.js';

/** A stream without a cursor starts this long ago, so that reads during its start are not outdated. */
const OVERLAP_SECONDS = 10;

/** The streams of one tenant in this process: reads the log once for all and sends each its visible events. */
export class EventFeed {
  readonly streams = new Set<EventStream>();
  #cursor?: EventCursor;
  /** Ids of sent events that may be read again. */
  #sent = new Set<string>();
  #isReading = false;
  #again = false;

  constructor(
    private readonly tenant: string,
    private readonly work: UnitOfWork,
    private readonly audience: EventAudience,
  ) {}

  /** Adds a stream and sends the events since its cursor, or those of the last seconds without one. */
  async join(stream: EventStream, cursor: EventCursor | undefined, lost: boolean): Promise<void> {
    // The stream joins before its missed events are read: an event in between reaches it by at least one way.
    this.streams.add(stream);
    await this.#inTenant(async (em) => {
      const from = cursor?.horizon ?? (await horizonBefore(em, OVERLAP_SECONDS));
      const batch = await eventsSince(em, from);
      // A cursor beyond the horizon is from before a restoration of the database.
      const foreign = from > batch.cursor.horizon;
      this.#cursor ??= batch.cursor;
      const events = batch.events && (await this.#visible(em, stream, batch.events));
      stream.open({ cursor: batch.cursor, events }, lost || foreign);
    });
    // A commit in between may have woken the feed before it had a cursor.
    await this.wake();
  }

  /** Reads new events, at once or after the present reading. Rejects when the database is away. */
  async wake(): Promise<void> {
    this.#again = true;
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#again && this.streams.size > 0) {
        this.#again = false;
        await this.#inTenant((em) => this.#read(em));
      }
    } finally {
      this.#isReading = false;
    }
  }

  /** Ends all streams and the reading. */
  end(): void {
    for (const stream of this.streams) stream.end();
    this.streams.clear();
  }

  /** Sends a sign of life to all streams. */
  beat(): void {
    if (this.#cursor) for (const stream of this.streams) stream.beat(this.#cursor);
  }

  async #read(em: EntityManager): Promise<void> {
    if (!this.#cursor) return;
    const { cursor, events } = await eventsSince(em, this.#cursor.horizon);
    const fresh = events?.filter(({ id }) => !this.#sent.has(id));
    for (const stream of [...this.streams]) {
      stream.deliver({ cursor, events: fresh && (await this.#visible(em, stream, fresh)) });
    }
    this.#cursor = cursor;
    const open = (events ?? []).filter(({ transaction }) => BigInt(transaction) >= cursor.horizon);
    this.#sent = new Set(open.map(({ id }) => id));
  }

  #visible(em: EntityManager, { user }: EventStream, events: readonly LoggedEvent[]): Promise<LoggedEvent[]> {
    const session = { requestId: 'events', tenant: this.tenant, user };
    return runInSession(session, () => this.audience.visibleTo(em, user, events));
  }

  /** Events and scopes are read in one snapshot: no change is visible without its event. */
  #inTenant(work: (em: EntityManager) => Promise<void>): Promise<void> {
    return runInSession({ requestId: 'events', tenant: this.tenant }, () => this.work.readMoment(work));
  }
}
