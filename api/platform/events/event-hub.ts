import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import { Logger } from 'nestjs-pino';
import { UserDirectory } from '../access/user-directory.js';
import { Problem } from '../http/problem.js';
import { Metrics } from '../metrics/metrics.js';
import { runInSession, type SignedInUser } from '../tenancy/session.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { EventAudience } from './event-audience.js';
import { readCursor } from './event-cursor.js';
import { EventFeed } from './event-feed.js';
import { EventListener } from './event-listener.js';
import { EventStream } from './event-stream.js';

const BEAT_MS = 15_000;
/** Most streams of a user in this process; the tabs of a browser share one. */
const MOST_PER_USER = 12;

/** All streams that this process serves, by tenant. */
@Injectable()
export class EventHub implements OnModuleDestroy {
  readonly #feeds = new Map<string, EventFeed>();
  #beat?: NodeJS.Timeout;
  #closing = false;
  /** Present reads of the database, for which the shutdown waits: a pool would wait for their connections for ever. */
  readonly #running = new Set<Promise<unknown>>();

  constructor(
    private readonly work: UnitOfWork,
    private readonly audience: EventAudience,
    private readonly listener: EventListener,
    private readonly directory: UserDirectory,
    private readonly logger: Logger,
    metrics: Metrics,
  ) {
    metrics.gauge('vsd_event_streams', 'Open streams of live updates', () => this.size);
  }

  /** Number of open streams. */
  get size(): number {
    return [...this.#feeds.values()].reduce((sum, { streams }) => sum + streams.size, 0);
  }

  /** Opens a stream for the user until their token expires; `lastEventId` is where an earlier one was cut off. */
  async open(user: SignedInUser, response: Response, lastEventId: string | undefined, expiresAt: number) {
    // A client may have disconnected while its rights were read, which no event reports any more.
    if (response.destroyed) return;
    const feed = this.#feedOf(user.tenant as string);
    const own = [...feed.streams].filter((stream) => stream.user.subject === user.subject);
    if (own.length >= MOST_PER_USER) throw new Problem(429, 'TOO_MANY_REQUESTS');
    this.#start();
    const stream = new EventStream(user, response);
    // New clients go on to another process while this one ends.
    if (this.#closing) return stream.end();
    const expiry = setTimeout(() => stream.end(), Math.max(0, expiresAt * 1000 - Date.now()));
    response.once('close', () => {
      clearTimeout(expiry);
      this.#leave(user.tenant as string, feed, stream);
    });
    const cursor = lastEventId === undefined ? undefined : readCursor(lastEventId, Date.now() / 1000);
    await this.#track(feed.join(stream, cursor, lastEventId !== undefined && !cursor)).catch((error) => {
      this.logger.warn({ err: error }, 'live updates: a stream could not begin');
      response.destroy();
    });
  }

  /** Ends all streams, so that clients connect to another process, and waits for present reads. */
  async onModuleDestroy(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#beat);
    await this.listener.stop();
    for (const feed of this.#feeds.values()) feed.end();
    await Promise.allSettled(this.#running);
  }

  #track<T>(work: Promise<T>): Promise<T> {
    this.#running.add(work);
    return work.finally(() => this.#running.delete(work));
  }

  #feedOf(tenant: string): EventFeed {
    const feed = this.#feeds.get(tenant) ?? new EventFeed(tenant, this.work, this.audience, (due) => this.#read(due));
    this.#feeds.set(tenant, feed);
    return feed;
  }

  #leave(tenant: string, feed: EventFeed, stream: EventStream): void {
    feed.streams.delete(stream);
    if (feed.streams.size === 0 && this.#feeds.get(tenant) === feed) this.#feeds.delete(tenant);
  }

  #start(): void {
    if (this.#beat) return;
    this.#beat = setInterval(() => void this.#track(this.#keepAlive()), BEAT_MS);
    this.#beat.unref();
    this.listener.start(
      (tenant) => this.#feeds.get(tenant)?.wake(),
      () => {
        for (const feed of this.#feeds.values()) feed.wake();
      },
    );
  }

  #read(feed: EventFeed): void {
    this.#track(feed.read()).catch((error) => {
      this.logger.error({ err: error }, 'live updates: the log could not be read');
      // The next reading is a second later.
      if (!this.#closing) feed.wake();
    });
  }

  /** Sends signs of life, reads the log without a notification as well, and checks the users' rights. */
  async #keepAlive(): Promise<void> {
    for (const feed of this.#feeds.values()) feed.beat();
    for (const [tenant, feed] of this.#feeds) {
      await feed.read().catch(() => undefined);
      const streams = [...feed.streams];
      const users = streams.map(({ user }) => user);
      const changed = new Set(await this.directory.changed(tenant, users).catch(() => []));
      for (const stream of streams) {
        if (!this.#closing && changed.has(stream.user)) await this.#review(tenant, stream);
      }
    }
  }

  /** Updates the rights of a stream's user; ends the stream of a deactivated one. */
  async #review(tenant: string, stream: EventStream): Promise<void> {
    const { id, ...token } = stream.user;
    try {
      stream.user = await runInSession({ requestId: 'events', tenant }, () =>
        this.directory.recognise({ ...token, tenant }),
      );
    } catch (error) {
      if (error instanceof Problem && [401, 403].includes(error.status)) stream.end();
    }
  }
}
