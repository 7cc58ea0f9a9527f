import { Inject, Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import type pg from 'pg';
import { DatabaseGate } from '../database/database-gate.js';
import { Env } from '../env.js';
import { CHANNEL } from './event-log.js';

const FIRST_WAIT_MS = 250;
/** An attempt at a closed gate costs nothing, and streams continue soon after the return of the database. */
const LONGEST_WAIT_MS = 1_000;
/** Interval of queries that notice a connection which has broken without a sign. */
const BEAT_MS = 5_000;

/** The connection for notifications of commits; it opens with the first stream, and again after each loss. */
@Injectable()
export class EventListener {
  #client?: pg.Client;
  #timer?: NodeJS.Timeout;
  #beat?: NodeJS.Timeout;
  #wait = FIRST_WAIT_MS;
  #running = false;
  #onCommit: (tenant: string) => void = () => undefined;
  #onOpen: () => void = () => undefined;

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly gate: DatabaseGate,
    private readonly logger: Logger,
  ) {
    gate.reserve('volta-events', 1);
  }

  /** Starts listening; `onOpen` is called after each connection, since earlier commits were not notified. */
  start(onCommit: (tenant: string) => void, onOpen: () => void): void {
    if (this.#running) return;
    this.#running = true;
    this.#onCommit = onCommit;
    this.#onOpen = onOpen;
    void this.#open();
  }

  async stop(): Promise<void> {
    this.#running = false;
    clearTimeout(this.#timer);
    clearTimeout(this.#beat);
    await this.#client?.end().catch(() => undefined);
  }

  async #open(): Promise<void> {
    const client = this.gate.client('volta-events');
    this.#client = client;
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => this.#onCommit(payload));
    client.once('end', () => this.#reopen());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#wait = FIRST_WAIT_MS;
      this.#onOpen();
      this.#beatLater(client);
    } catch (error) {
      if (this.#wait === FIRST_WAIT_MS) this.logger.warn({ err: error }, 'live updates: the database is away');
      await client.end().catch(() => undefined);
      this.#reopen();
    }
  }

  /** Queries the connection from time to time, and ends one that does not answer. */
  #beatLater(client: pg.Client): void {
    const query = { text: 'select 1', query_timeout: this.env.VSD_DB_ANSWER_MS };
    const beat = () =>
      client.query(query).then(
        () => this.#beatLater(client),
        () => client.end().catch(() => undefined),
      );
    this.#beat = setTimeout(beat, BEAT_MS).unref();
  }

  #reopen(): void {
    if (!this.#running) return;
    clearTimeout(this.#beat);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#open(), this.#wait);
    this.#timer.unref();
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }
}
