import type { EntityManager } from '@mikro-orm/postgresql';
import { runInSession } from '../tenancy/session.js';
import type { UnitOfWork } from '../tenancy/unit-of-work.js';
import type { EventAudience } from './event-audience.js';
import type { EventCursor } from './event-cursor.js';
import { eventsSince, horizonBefore, type LoggedEvent } from './event-log.js';
import type { EventStream } from './event-stream.js';

/** A stream without a cursor begins this long before it, so that what was read while it opened is not out of date. */
const OVERLAP_SECONDS = 10;

/** The streams of one tenant in this process: reads the log once for all of them and tells each what concerns it. */
export class EventFeed {
  readonly streams = new Set<EventStream>();
  #cursor?: EventCursor;
  /** Ids of what was told and may be read again. */
  #told = new Set<string>();
  #isReading = false;
  #again = false;

  constructor(
    private readonly tenant: string,
    private readonly work: UnitOfWork,
    private readonly audience: EventAudience,
  ) {}

  /** Adds a stream and tells it what happened since its cursor, or since a moment before if it has none. */
  async join(stream: EventStream, cursor: EventCursor | undefined, lost: boolean): Promise<void> {
    // First in, then told what it missed: what is committed in between reaches it by one way or by both.
    this.streams.add(stream);
    await this.#inTenant(async (em) => {
      const from = cursor?.horizon ?? (await horizonBefore(em, OVERLAP_SECONDS));
      const batch = await eventsSince(em, from);
      // A cursor of the future belongs to another database: this one was restored.
      const foreign = from > batch.cursor.horizon;
      this.#cursor ??= batch.cursor;
      const events = batch.events && (await this.#visible(em, stream, batch.events));
      stream.open({ cursor: batch.cursor, events }, lost || foreign);
    });
    // What was committed meanwhile may have woken the feed before it knew from where to read.
    await this.wake();
  }

  /** Reads what is new, at once or right after the reading that goes on. Rejects when the database is away. */
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

  /** Ends all streams; nothing is read any more. */
  end(): void {
    for (const stream of this.streams) stream.end();
    this.streams.clear();
  }

  /** Tells all streams that the connection lives. */
  beat(): void {
    if (this.#cursor) for (const stream of this.streams) stream.beat(this.#cursor);
  }

  async #read(em: EntityManager): Promise<void> {
    if (!this.#cursor) return;
    const { cursor, events } = await eventsSince(em, this.#cursor.horizon);
    const fresh = events?.filter(({ id }) => !this.#told.has(id));
    for (const stream of [...this.streams]) {
      stream.deliver({ cursor, events: fresh && (await this.#visible(em, stream, fresh)) });
    }
    this.#cursor = cursor;
    const open = (events ?? []).filter(({ transaction }) => BigInt(transaction) >= cursor.horizon);
    this.#told = new Set(open.map(({ id }) => id));
  }

  #visible(em: EntityManager, { user }: EventStream, events: readonly LoggedEvent[]): Promise<LoggedEvent[]> {
    const session = { requestId: 'events', tenant: this.tenant, user };
    return runInSession(session, () => this.audience.visibleTo(em, user, events));
  }

  /** Events and those who reach them are read at one moment: no change is seen whose event is not. */
  #inTenant(work: (em: EntityManager) => Promise<void>): Promise<void> {
    return runInSession({ requestId: 'events', tenant: this.tenant }, () => this.work.readMoment(work));
  }
}
