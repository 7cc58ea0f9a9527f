import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import type { PgBoss } from 'pg-boss';
import { DatabaseGate } from '../database/database-gate.js';
import { DatabaseWatch } from '../database/database-watch.js';
import { endProcess } from '../database/end-process.js';
import { databaseAway } from '../database/unavailable.js';
import { within } from '../database/within.js';
import { currentTenant } from '../tenancy/session.js';
import { traceparent } from '../tracing.js';
import { concurrencyOf, type JobQueue } from './job-queue.js';
import { jobStore, startStore } from './job-store.js';
import { TURNS } from './job-turns.js';
import { TENANT_INDEX } from './stuck-jobs.js';

/** Envelope of a job: tenant, data, and failed attempts. */
export interface JobEnvelope<T extends object = object> {
  /** Null for jobs of the whole installation. */
  readonly tenant: string | null;
  readonly data: T;
  /** Failed attempts so far. */
  readonly failures: number;
  /** The job and its repetitions go before other jobs of the tenant. */
  readonly urgent?: true;
  /** The span of the request or job that has sent the job (W3C Trace Context). */
  readonly trace?: string;
  /** Message of the last error. */
  readonly error?: string;
}

/** The group of a job, by which it takes its turn (`job-turns.ts`). */
export const groupOf = (queue: Pick<JobQueue<object>, 'options'>, tenant: string | null) =>
  tenant === null ? {} : { group: { id: tenant, tier: String(concurrencyOf(queue)) } };

export interface SendOptions {
  /** Id of the job; a second job with the same id is not made. */
  readonly id?: string;
  /** Earliest start: seconds from now, or a moment. */
  readonly startAfter?: number | Date;
  /** The job goes before other jobs of the tenant. */
  readonly urgent?: boolean;
}

/**
 * Sends jobs. The caller's transaction stores a job, so that it exists exactly if its cause was committed. This process
 * only sends jobs; `worker.ts` runs them.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #boss: PgBoss;
  #isStarted = false;

  constructor(
    gate: DatabaseGate,
    private readonly watch: DatabaseWatch,
    private readonly logger: Logger,
  ) {
    this.#boss = jobStore(gate, logger, { max: 1, supervise: false, schedule: false });
  }

  async onApplicationBootstrap(): Promise<void> {
    const started = startStore(this.#boss, this.watch, async () => {
      for (const statement of [TENANT_INDEX, TURNS]) await this.#boss.getDb().executeSql(statement, []);
    });
    const isStarted = started.then(() => {
      this.#isStarted = true;
    });
    // A process starts without the database as well, and serves once it is there.
    const isPutOff = await Promise.race([isStarted.then(() => false), this.watch.untilUnready().then(() => true)]);
    if (isPutOff) isStarted.catch((error) => endProcess(this.logger, error));
  }

  /** Whether jobs can be sent: once the database has been ready. */
  get isStarted(): boolean {
    return this.#isStarted;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#boss.stop({ graceful: false });
  }

  /** Stores a job within the transaction of `em`; throws outside of one, and before the database was there. */
  async send<T extends object>(em: EntityManager, queue: JobQueue<T>, data: T, sent: SendOptions = {}) {
    if (!this.#isStarted) throw databaseAway();
    const { urgent, ...options } = sent;
    const trace = traceparent();
    const envelope: JobEnvelope<T> = {
      tenant: currentTenant(),
      data,
      failures: 0,
      ...(urgent && { urgent }),
      ...(trace && { trace }),
    };
    await this.#boss.send(queue.name, envelope, { ...options, ...groupOf(queue, envelope.tenant), db: within(em) });
  }

  /** Postpones waiting jobs, in the transaction of `em`. */
  async reschedule<T extends object>(em: EntityManager, queue: JobQueue<T>, ids: readonly string[], start: Date) {
    await em.execute(
      `update pgboss.job set start_after = ? where name = ? and id = any(?::uuid[]) and state < 'active'`,
      [start, queue.name, `{${ids.join(',')}}`],
    );
  }

  /** Deletes a waiting job, in the transaction of `em`; false for a job that has started. */
  async withdraw<T extends object>(em: EntityManager, queue: JobQueue<T>, id: string): Promise<boolean> {
    const taken = await em.execute<unknown[]>(
      `delete from pgboss.job where name = ? and id = ? and state < 'active' returning id`,
      [queue.name, id],
    );
    return taken.length > 0;
  }
}
