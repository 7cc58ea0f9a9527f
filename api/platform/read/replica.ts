import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import pg from 'pg';
import { DatabaseGate } from '../database/database-gate.js';
import { isUnavailable } from '../database/unavailable.js';
import { WatchConnection } from '../database/watch-connection.js';
import { Env } from '../env.js';
import { Metrics } from '../metrics/metrics.js';
import { currentSession, currentTenant, isPastDeadline } from '../tenancy/session.js';
import { READ_SETTINGS, READ_TYPES } from './read-settings.js';

/** Milliseconds for which a long read waits for its turn, a connection, an answer and its position at the replica. */
const PATIENCE_MS = 1_000;
const POLL_MS = 20;
const BEAT_MS = 1_000;
/** A statement that took too long; a second attempt at the primary would take as long. */
const CANCELLED = '57014';

/** A position in the log of a cluster: what was committed before it is at the replica once that has replayed it. */
export interface Position {
  readonly lsn: string;
  readonly system: string;
}

const BEGINNING: Position = { lsn: '0/0', system: '' };

/** Prepares a connection before the statements of a read. */
export type Ready = (client: pg.ClientBase) => Promise<void>;

const SYSTEM = '(select system_identifier::text from pg_control_system())';
/** SQL of the present position of the primary. */
export const POSITION = `select pg_current_wal_lsn()::text as lsn, ${SYSTEM} as system`;
const HAS_REACHED = `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn and ${SYSTEM} = $2 as reached`;

/**
 * A streaming replica for long reads (decision 56). A read runs there once the replica has replayed the log up to the
 * primary's position of the read's beginning, so that users see their own writes; else at the primary. A watch queries
 * the replica every second: without an answer the reads under way there are cut, and run at the primary.
 */
@Injectable()
export class Replica implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #gate: DatabaseGate;
  readonly #pool: pg.Pool;
  readonly #watch: WatchConnection | undefined;
  /** The position that the replica did not reach in time; no read waits for the replica until it has. */
  #missed: Position | undefined;
  #timer?: NodeJS.Timeout;
  #isEnded = false;
  #wasUsable: boolean | undefined;

  constructor(
    @Inject(Env) env: Env,
    private readonly logger: Logger,
    metrics: Metrics,
  ) {
    const { DATABASE_REPLICA_URL: url, DATABASE_URL, VSD_POOL_SIZE } = env;
    const address = { DATABASE_URL: url ?? DATABASE_URL, DATABASE_DIRECT_URL: url ?? DATABASE_URL };
    const limits = { VSD_DB_CONNECT_MS: PATIENCE_MS, VSD_DB_WAIT_MS: PATIENCE_MS, VSD_DB_QUEUE_MS: PATIENCE_MS };
    this.#gate = new DatabaseGate({ ...env, ...address, ...limits }, isPastDeadline);
    this.#gate.close();
    this.#pool = new pg.Pool({ ...this.#gate.pool('volta-replica', VSD_POOL_SIZE, READ_SETTINGS), types: READ_TYPES });
    this.#pool.on('error', (error) => logger.warn({ err: error }, 'a connection with the replica broke'));
    if (!url) return;
    this.#watch = new WatchConnection(url, PATIENCE_MS, 'volta-replica-watch');
    metrics.gauge('vsd_replica_up', '1 while long reads run at the replica', () => (this.#isUsable ? 1 : 0));
  }

  get #isUsable(): boolean {
    return this.#gate.isOpen && !this.#missed;
  }

  /**
   * The answer of `send` at the replica; undefined where the primary must be read. `position` reads the primary's
   * present position. Throws errors of the read itself.
   */
  async read<T>(
    position: () => Promise<Position>,
    send: (pool: pg.Pool, ready: Ready) => Promise<T>,
  ): Promise<T | undefined> {
    if (!this.#isUsable) return undefined;
    const { isAbandoned } = currentSession();
    const noted = await position();
    const run = () => send(this.#pool, (client) => this.#reach(client, noted));
    try {
      return await this.#gate.readTurns.run(currentTenant(), run, { isAbandoned });
    } catch (error) {
      if (!isUnavailable(error) || (error as { code?: unknown }).code === CANCELLED) throw error;
      this.logger.warn({ err: error }, 'a long read runs at the primary, not at the replica');
      return undefined;
    }
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.#watch) await this.#beat(this.#watch);
  }

  async onApplicationShutdown(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    await this.#watch?.end();
    await this.#pool.end();
  }

  /** Waits until the replica has replayed the log up to a position; throws 40001 where it is too far behind. */
  async #reach(client: pg.ClientBase, position: Position): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    while (!(await hasReached(client, position))) {
      if (performance.now() > until) {
        this.#missed = position;
        throw Object.assign(new Error('The replica is behind the primary'), { code: '40001' });
      }
      await pause(POLL_MS);
    }
  }

  async #beat(watch: WatchConnection): Promise<void> {
    try {
      const missed = this.#missed;
      const hasCaughtUp = await watch.ask((client) => hasReached(client, missed ?? BEGINNING));
      if (hasCaughtUp && this.#missed === missed) this.#missed = undefined;
      this.#gate.open();
      if (this.#isUsable && !this.#wasUsable) this.logger.log('Long reads run at the replica');
    } catch (error) {
      if (this.#wasUsable !== false && !this.#isEnded) this.logger.error({ err: error }, 'the replica does not answer');
      this.#gate.close();
    }
    this.#wasUsable = this.#isUsable;
    if (!this.#isEnded) this.#timer = setTimeout(() => void this.#beat(watch), BEAT_MS);
  }
}

async function hasReached(client: pg.ClientBase, { lsn, system }: Position): Promise<boolean> {
  const { rows } = await client.query<{ reached: boolean | null }>(HAS_REACHED, [lsn, system]);
  return rows[0]?.reached === true;
}
