import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import type pg from 'pg';
import { directUrl, Env } from '../env.js';
import { DatabaseGate } from './database-gate.js';
import { endProcess } from './end-process.js';
import { appliedMigrations, BEFORE_FIRST_RELEASE, builtMigrations, isBeforeFirstRelease } from './migrations.js';
import { isUnavailable } from './unavailable.js';
import { connectWatch, WatchConnection } from './watch-connection.js';

const BEAT_MS = 1_000;
/** Shorter beat while the database is away, so that requests succeed soon after its return. */
const QUICK_BEAT_MS = 250;
/** Neither PostgreSQL nor PgBouncer has a free connection. */
const isFull = ({ code, message }: Coded) => code === '53300' || /no more connections allowed/.test(message);
/** Errors of Node about a certificate that it does not accept. */
const CERTIFICATE = /^(CERT_|DEPTH_ZERO|ERR_TLS|SELF_SIGNED|UNABLE_TO_)/;

type Coded = Error & { readonly code?: string };

/**
 * Queries the database every second on a connection of its own, and closes the gate without an answer: to a single
 * statement a frozen server looks like a slow one. A pooler is only greeted: a query would wait behind those of others.
 */
@Injectable()
export class DatabaseWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #connection: WatchConnection;
  #timer?: NodeJS.Timeout;
  #isEnded = false;
  #isAnswering: boolean | undefined;
  /** Migrations of this version that the database lacks; undefined before the first comparison. */
  #missing: readonly string[] | undefined;
  /** The connection on which the migrations were compared: on a new one the database may be a restored copy. */
  #compared: pg.Client | undefined;
  readonly #migrations = builtMigrations();
  /** Emits `ready` or `unready` with each beat. */
  readonly #beats = new EventEmitter();

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly gate: DatabaseGate,
    private readonly logger: Logger,
  ) {
    gate.reserve('volta-watch', gate.isPooled ? 2 : 1);
    this.#connection = new WatchConnection(directUrl(env), env.VSD_DB_ANSWER_MS);
  }

  /** Whether the database answers and has the schema of this version or a newer one, as of the last beat. */
  get isReady(): boolean {
    return this.#isAnswering === true && this.#missing?.length === 0;
  }

  /** Resolves with the next beat that finds the database not ready. */
  async untilUnready(): Promise<void> {
    await once(this.#beats, 'unready');
  }

  /** Does work once the database is ready, and again after its return where the database went away meanwhile. */
  async whenReady<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      if (!this.isReady) await once(this.#beats, 'ready');
      try {
        return await work();
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        this.logger.warn({ err: error }, 'put off until the database is back');
        await pause(QUICK_BEAT_MS);
      }
    }
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.#beat();
  }

  async onApplicationShutdown(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    await this.#connection.end();
  }

  async #beat(): Promise<void> {
    try {
      await this.#connection.ask((client) => client.query('select 1'));
      await this.#connection.ask((client) => this.#compare(client));
      if (this.gate.isPooled) await (await connectWatch(this.env.DATABASE_URL, this.env.VSD_DB_ANSWER_MS)).end();
      if (!this.#isAnswering) this.logger.log('The database answers');
      this.#isAnswering = true;
      this.gate.open();
    } catch (error) {
      this.#lost(error as Coded);
    }
    if (this.gate.isStuck(this.env.VSD_DB_STUCK_MS)) {
      endProcess(this.logger, new Error('No database connection was given back for too long, while requests wait'));
    }
    if (this.#isEnded) return;
    this.#beats.emit(this.isReady ? 'ready' : 'unready');
    this.#timer = setTimeout(() => void this.#beat(), this.#isAnswering ? BEAT_MS : QUICK_BEAT_MS);
  }

  #lost(error: Coded): void {
    // A server without a free connection still serves the open ones.
    if (this.#isEnded || isFull(error)) return;
    if (this.#isAnswering !== false) {
      const isRefused = CERTIFICATE.test(error.code ?? '');
      const refusal = `The certificate of the database is not accepted (${error.message}): sslrootcert must name the file of its authority`;
      this.logger.error({ err: error }, isRefused ? refusal : 'the database does not answer');
    }
    this.#isAnswering = false;
    this.gate.close();
  }

  /** Compares the migrations of this version with those of the database, which may have more of them, once. */
  async #compare(client: pg.Client): Promise<void> {
    if (this.#compared === client) return;
    const done = await appliedMigrations(async (statement) => (await client.query(statement)).rows);
    const missing = this.#migrations.filter((name) => !done.includes(name));
    if (missing.length > 0 && !this.#missing) {
      const older = 'The schema of the database is older than this version: run the migration';
      this.logger.error({ missing }, isBeforeFirstRelease(done) ? BEFORE_FIRST_RELEASE : older);
    }
    this.#missing = missing;
    this.#compared = missing.length === 0 ? client : undefined;
  }
}
