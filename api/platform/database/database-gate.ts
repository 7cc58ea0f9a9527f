import type pg from 'pg';
import type { Env } from '../env.js';
import { TenantTurns } from '../tenant-turns.js';
import { type Guarded, guardedClient } from './guarded-client.js';
import { databaseAway, noConnection } from './unavailable.js';

/** The limits of a process for its connections: how many a pool has, and milliseconds. */
export type DatabaseLimits = Pick<
  Env,
  'VSD_POOL_SIZE' | 'VSD_DB_CONNECT_MS' | 'VSD_DB_WAIT_MS' | 'VSD_DB_STATEMENT_MS' | 'VSD_DB_LOCK_MS' | 'VSD_DB_IDLE_MS'
>;

/** An answer that is late by this much beyond the server's own limit will not come: the server is not there any more. */
const LATE_MS = 5_000;

/**
 * Settings of the server for one session, as `options` of its connection. Plans are not compiled: what we ask takes
 * milliseconds, and to compile the larger ones takes tenths of a second.
 */
export const sessionSettings = (settings: Readonly<Record<string, string>> = {}): string =>
  Object.entries({ jit: 'off', ...settings })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/**
 * Stands between this process and its database. While it is closed, connections are refused at once instead of being
 * waited for; who closes it cuts all that are open. Every connection of the process goes through it.
 */
export class DatabaseGate {
  #isOpen = true;
  readonly #clients = new Set<Guarded>();
  readonly #Client: new (
    config?: pg.ClientConfig,
  ) => pg.Client;
  readonly #limits: pg.ClientConfig;
  /** The pools of the requests, with since when nobody got a connection although somebody waited. */
  readonly #pools = new Map<pg.Pool, { waitingSince: number; readonly turns: TenantTurns }>();
  /** The turns of the tenants at the connections for changes, and at those for questions. */
  readonly writeTurns: TenantTurns;
  readonly readTurns: TenantTurns;

  constructor(limits: DatabaseLimits) {
    this.#Client = guardedClient(this, limits.VSD_DB_CONNECT_MS);
    const turns = { places: limits.VSD_POOL_SIZE, waitMs: limits.VSD_DB_WAIT_MS, refusal: noConnection };
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

  /** What every pool of this process is made with; `application` names it in pg_stat_activity. */
  settings(application: string): pg.PoolConfig {
    return { ...this.#limits, Client: this.#Client, application_name: application };
  }

  /** A single connection beside the pools. */
  client(connectionString: string, application: string): pg.Client {
    return new this.#Client({ ...this.#limits, application_name: application, connectionString });
  }

  /** Takes a pool of the requests under its eyes, with the turns in which tenants wait for its connections. */
  observe(pool: pg.Pool, turns: TenantTurns): void {
    const seen = { waitingSince: performance.now(), turns };
    this.#pools.set(pool, seen);
    const moves = () => {
      seen.waitingSince = performance.now();
    };
    pool.on('acquire', moves).on('release', moves);
  }

  /** Whether for so many milliseconds no connection of a pool has changed hands while somebody waited for one. */
  isStuck(limitMs: number): boolean {
    const now = performance.now();
    for (const [pool, seen] of this.#pools) if (!pool.waitingCount && !seen.turns.waitingCount) seen.waitingSince = now;
    return [...this.#pools.values()].some(({ waitingSince }) => now - waitingSince > limitMs);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    this.#isOpen = true;
  }

  /** Refuses connections from now on, and cuts those that are open. */
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
