import type pg from 'pg';
import { directUrl, type Env } from '../env.js';
import { TenantTurns } from '../tenant-turns.js';
import { type Guarded, guardedClient } from './guarded-client.js';
import { databaseAway, noConnection } from './unavailable.js';

/** Addresses of the database, and limits of the connections of a process: size of a pool, and times in milliseconds. */
export type DatabaseLimits = Pick<
  Env,
  | 'DATABASE_URL'
  | 'DATABASE_DIRECT_URL'
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

/** Time without traffic after which the system probes a connection, so that no firewall forgets it. */
const PROBE_MS = 10_000;

/** Settings of PostgreSQL by their names. */
export type SessionSettings = Readonly<Record<string, string>>;

/** Settings as `options` of a connection. */
export const asOptions = (settings: SessionSettings): string =>
  Object.entries(settings)
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
  readonly #settings: SessionSettings;
  readonly #url: string;
  readonly #directUrl: string;
  /** Most connections of the process, by their application names. */
  readonly #most = new Map<string, number>();
  /** The pools of the requests, with the time since when a waiting request has got no connection. */
  readonly #pools = new Map<pg.Pool, { waitingSince: number; readonly turns: TenantTurns }>();
  /** The turns of the tenants at connections for writes, and at those for reads. */
  readonly writeTurns: TenantTurns;
  readonly readTurns: TenantTurns;

  /** `isPastDeadline`: whether the present request may begin no further statement. */
  constructor(
    limits: DatabaseLimits,
    readonly isPastDeadline: () => boolean = () => false,
  ) {
    this.#Client = guardedClient(this, limits.VSD_DB_CONNECT_MS);
    const turns = {
      places: limits.VSD_POOL_SIZE,
      waitMs: limits.VSD_DB_WAIT_MS,
      queueMs: limits.VSD_DB_QUEUE_MS,
      refusal: noConnection,
    };
    this.writeTurns = new TenantTurns(turns);
    this.readTurns = new TenantTurns(turns);
    this.#url = limits.DATABASE_URL;
    this.#directUrl = directUrl(limits);
    this.#limits = {
      connectionTimeoutMillis: limits.VSD_DB_WAIT_MS,
      query_timeout: limits.VSD_DB_STATEMENT_MS + LATE_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: PROBE_MS,
    };
    this.#settings = {
      // Statements take milliseconds, the compilation of the plans of larger ones tenths of a second.
      jit: 'off',
      statement_timeout: String(limits.VSD_DB_STATEMENT_MS),
      lock_timeout: String(limits.VSD_DB_LOCK_MS),
      idle_in_transaction_session_timeout: String(limits.VSD_DB_IDLE_MS),
    };
  }

  /** Whether a pooler stands between, which shares its connections among clients and keeps no settings of a session. */
  get isPooled(): boolean {
    return this.#directUrl !== this.#url;
  }

  /**
   * Settings of a pool of at most `max` connections at DATABASE_URL; `application` is its name in pg_stat_activity. A
   * pooler refuses settings of a session: each transaction begins with them (`beginning`).
   */
  pool(application: string, max: number, settings: SessionSettings = {}): pg.PoolConfig {
    const options = asOptions({ ...this.#settings, ...settings });
    return { ...this.#config(application, max, this.#url), ...(!this.isPooled && { options }) };
  }

  /** Settings of a pool past any pooler, for notifications and jobs, which need a session of their own. */
  direct(application: string, max: number): pg.PoolConfig {
    return { ...this.#config(application, max, this.#directUrl), options: asOptions(this.#settings) };
  }

  /** A single connection past any pooler. */
  client(application: string): pg.Client {
    return new this.#Client(this.direct(application, 1));
  }

  /** SQL after the first expression of a transaction: the settings that a pooler does not keep; else empty. */
  beginning(settings: SessionSettings = {}): string {
    if (!this.isPooled) return '';
    return Object.entries({ ...this.#settings, ...settings })
      .map(([name, value]) => `, set_config('${name.replace(/^default_/, '')}', '${value}', true)`)
      .join('');
  }

  /** Counts `max` connections under an application name. */
  reserve(application: string, max: number): void {
    this.#most.set(application, max);
  }

  /** Sentence about the most connections that this process opens. */
  get connections(): string {
    const total = [...this.#most.values()].reduce((sum, max) => sum + max, 0);
    return `At most ${total} connections with the database: ${[...this.#most].map(([name, max]) => `${name} ${max}`).join(', ')}`;
  }

  #config(application: string, max: number, connectionString: string): pg.PoolConfig {
    this.reserve(application, max);
    return { ...this.#limits, Client: this.#Client, application_name: application, max, connectionString };
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
