import { Injectable } from '@nestjs/common';
import { DatabaseGate } from '../database/database-gate.js';
import { isUnavailable } from '../database/unavailable.js';
import { type LabelledValue, Metrics } from '../metrics/metrics.js';
import { ReadPool } from '../read/read-pool.js';
import { Statement } from '../read/statement.js';

/** Due jobs of all tenants and the age of the oldest one, in seconds, by queue. */
const QUEUES = `
  select name, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float8 as age
    from pgboss.job where state in ('created', 'retry') and start_after <= now() and not blocked group by name`;

interface QueueRow {
  readonly name: string;
  readonly waiting: number;
  readonly age: number;
}

/** The gauges of the database pools and of the queues. */
@Injectable()
export class PlatformGauges {
  #queues?: Promise<readonly QueueRow[]>;

  constructor(
    private readonly metrics: Metrics,
    private readonly gate: DatabaseGate,
    private readonly reads: ReadPool,
  ) {}

  register(): void {
    const { metrics } = this;
    metrics.gauge('vsd_database_up', '1 while the database answers', () => (this.gate.isOpen ? 1 : 0));
    metrics.gauge('vsd_database_connections', 'Connections by pool and state: used, idle, waiting (requests)', () =>
      this.#connections(),
    );
    metrics.gauge('vsd_database_wait_seconds_total', 'Seconds for which work has waited for a connection', () =>
      this.#waits(({ waitedMs }) => waitedMs / 1_000),
    );
    metrics.gauge('vsd_database_waits_total', 'Pieces of work that have waited for a connection', () =>
      this.#waits(({ waitedCount }) => waitedCount),
    );
    metrics.gauge('vsd_jobs_waiting', 'Due jobs that no worker has begun, by queue', () =>
      this.#ofQueues(({ waiting }) => waiting),
    );
    metrics.gauge('vsd_jobs_oldest_seconds', 'Age of the oldest due job that no worker has begun, by queue', () =>
      this.#ofQueues(({ age }) => age),
    );
  }

  async #connections(): Promise<readonly LabelledValue[]> {
    return this.gate.pools().flatMap(({ pool, name, turns }) => [
      { labels: { pool: name, state: 'used' }, value: pool.totalCount - pool.idleCount },
      { labels: { pool: name, state: 'idle' }, value: pool.idleCount },
      { labels: { pool: name, state: 'waiting' }, value: pool.waitingCount + turns.waitingCount },
    ]);
  }

  async #waits(read: (turns: { waitedMs: number; waitedCount: number }) => number): Promise<readonly LabelledValue[]> {
    return this.gate.pools().map(({ name, turns }) => ({ labels: { pool: name }, value: read(turns) }));
  }

  async #ofQueues(read: (row: QueueRow) => number): Promise<readonly LabelledValue[]> {
    this.#queues ??= this.#readQueues();
    const rows = await this.#queues;
    return rows.map((row) => ({ labels: { queue: row.name }, value: read(row) }));
  }

  /** One statement serves both gauges of a scrape; without an answer of the database they have no values. */
  async #readQueues(): Promise<readonly QueueRow[]> {
    const statement = new Statement();
    statement.text = QUEUES;
    try {
      if (!this.gate.isOpen) return [];
      return (await this.reads.askOutside(statement)) as unknown as QueueRow[];
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return [];
    } finally {
      this.#queues = undefined;
    }
  }
}
