import type pg from 'pg';
import type { Env } from '../env.js';
import { TenantTurns } from '../tenant-turns.js';
import { type Guarded, guardedClient } from './guarded-client.js';
import { databaseAway, noConnection } from './unavailable.js';

/** Limits of the connections of a process: size of a pool, and times in milliseconds. */
export type DatabaseLimits = Pick<
  Env,
  | 'VSD_POOL_SIZE'
  | 'VSD_DB_CONNECT_MS'
  | 'VSD_DB_WAIT_MS'
  | 'VSD_DB_QUEUE_MS'
  | 'VSD_DB_STATEMENT_MS'
  | 'VSD_DB_LOCK_MS'
  | 'VSD_DB_IDLE_MS'
>;

/** An answer that is this late beyond the server's own limit never comes: the server is lost. */
const LATE_MS = 5_000;

/**
 * Settings of a database session, as `options` of its connection. Plans are not compiled: statements take milliseconds,
 * the compilation of the larger ones tenths of a second.
 */
export const sessionSettings = (settings: Readonly<Record<string, string>> = {}): string =>
  Object.entries({ jit: 'off', ...settings })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** The gate of all connections of the process. While it is closed, connections are refused at once. */
export class DatabaseGate {
  #isOpen = true;
  readonly #clients = new Set<Guarded>();
  readonly #Client: new (
    config?: pg.ClientConfig,
  ) => pg.Client;
  readonly #limits: pg.ClientConfig;
  /** The pools of the requests, with the time since when a waiting request has got no connection. */
  readonly #pools = new Map<pg.Pool, { waitingSince: number; readonly turns: TenantTurns }>();
  /** The turns of the tenants at connections for writes, and at those for reads. */
  readonly writeTurns: TenantTurns;
  readonly readTurns: TenantTurns;

  constructor(limits: DatabaseLimits) {
    this.#Client = guardedClient(this, limits.VSD_DB_CONNECT_MS);
    const turns = {
      places: limits.VSD_POOL_SIZE,
      waitMs: limits.VSD_DB_WAIT_MS,
      queueMs: limits.VSD_DB_QUEUE_MS,
      refusal: noConnection,
    };
    this.writeTurns = new TenantTurns(turns);
    this.readTurns = new TenantTurns(turns);
    this.#limits = {
      connectionTimeoutMillis: limits.VSD_DB_WAIT_MS,
      statement_timeout: limits.VSD_DB_STATEMENT_MS,
      query_timeout: limits.VSD_DB_STATEMENT_MS + LATE_MS,
      lock_timeout: limits.VSD_DB_LOCK_MS,
      idle_in_transaction_session_timeout: limits.VSD_DB_IDLE_MS,
      keepAlive: true,
      options: sessionSettings(),
    };
  }

  /** Settings of every pool of the process; `application` is its name in pg_stat_activity. */
  settings(application: string): pg.PoolConfig {
    return { ...this.#limits, Client: this.#Client, application_name: application };
  }

  /** A single connection beside the pools. */
  client(connectionString: string, application: string): pg.Client {
    return new this.#Client({ ...this.#limits, application_name: application, connectionString });
  }

  /** Observes a pool of the requests, with the turns in which tenants wait for its connections. */
  observe(pool: pg.Pool, turns: TenantTurns): void {
    const observed = { waitingSince: performance.now(), turns };
    this.#pools.set(pool, observed);
    const onMove = () => {
      observed.waitingSince = performance.now();
    };
    pool.on('acquire', onMove).on('release', onMove);
  }

  /** The pools of the requests for changes and for reads, with the turns of the tenants at their connections. */
  pools(): { readonly pool: pg.Pool; readonly name: string; readonly turns: TenantTurns }[] {
    return [...this.#pools].map(([pool, { turns }]) => ({
      pool,
      name: turns === this.writeTurns ? 'changes' : 'reads',
      turns,
    }));
  }

  /** Whether for `limitMs` no connection of a pool has changed hands while a request waited for one. */
  isStuck(limitMs: number): boolean {
    const now = performance.now();
    for (const [pool, observed] of this.#pools)
      if (!pool.waitingCount && !observed.turns.waitingCount) observed.waitingSince = now;
    return [...this.#pools.values()].some(({ waitingSince }) => now - waitingSince > limitMs);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    this.#isOpen = true;
  }

  /** Refuses connections from now on, and cuts the open ones. */
  close(): void {
    this.#isOpen = false;
    for (const client of [...this.#clients]) client.cut(databaseAway());
  }

  enter(client: Guarded): void {
    this.#clients.add(client);
  }

  leave(client: Guarded): void {
    this.#clients.delete(client);
  }
}
