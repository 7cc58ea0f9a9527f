import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import { v5 as uuidv5 } from 'uuid';
import { clock } from '../clock.js';
import { DatabaseGate } from '../database/database-gate.js';
import { DatabaseWatch } from '../database/database-watch.js';
import { Metrics } from '../metrics/metrics.js';
import { runInSession } from '../tenancy/session.js';
import { inSpan } from '../tracing.js';
import { ZONE } from '../vocabulary/zone.js';
import { errorMessage } from './error-code.js';
import { NEVER_ENDED } from './failure-cause.js';
import { GIVEN_UP_JOBS, givenUpId, givenUpNow } from './given-up-jobs.js';
import { HOLD } from './held-jobs.js';
import { type JobHandler, UnrecoverableJobError } from './job-handler.js';
import { JobHandlers } from './job-handlers.js';
import { allQueues, concurrencyOf, type JobQueue } from './job-queue.js';
import { HEARTBEAT, jobStore, SUPERVISION, startStore, USUAL_EXPIRY_S } from './job-store.js';
import { groupOf, type JobEnvelope } from './jobs.js';
import { waitAfter } from './retry-plan.js';
import { SharedExclusiveLock } from './shared-exclusive-lock.js';

/** Attempts without an end after which a job is given up. */
const MOST_CRASHES = 5;
/** Most milliseconds for which an exclusive attempt keeps other jobs of the worker waiting. */
const LONGEST_ALONE_MS = 30_000;

/** A notification wakes the worker for a new job, polling for a due one, and the end of a job for the next. */
const PACE = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/** Runs the jobs of all queues, each in its tenant; several processes may do so in parallel. */
@Injectable()
export class JobWorker implements BeforeApplicationShutdown {
  #boss?: PgBoss;
  readonly #lock = new SharedExclusiveLock();

  constructor(
    private readonly gate: DatabaseGate,
    private readonly watch: DatabaseWatch,
    private readonly logger: Logger,
    private readonly handlers: JobHandlers,
    private readonly metrics: Metrics,
  ) {}

  /** Starts once the database is ready; resolves when every queue has its workers. */
  async start(): Promise<void> {
    const boss = jobStore(this.gate, this.logger, {
      max: 3,
      useListenNotify: true,
      application_name: 'volta-worker',
      ...SUPERVISION,
    });
    this.#boss = boss;
    const worked = this.handlers.all();
    await startStore(boss, this.watch, () => this.#attendAll(boss, worked));
    this.logger.log(`Working ${worked.map(({ queue }) => queue.name).join(', ')}`);
  }

  async #attendAll(boss: PgBoss, worked: ReturnType<JobHandlers['all']>): Promise<void> {
    for (const { queue, handler } of worked) {
      const { cron } = queue.options;
      // Scheduled jobs belong to no tenant and come one by one.
      const workers = cron ? 1 : 2 * concurrencyOf(queue);
      for (let place = 0; place < workers; place += 1) await this.#attend({ boss, queue, handler });
      if (cron) await boss.schedule(queue.name, cron, { tenant: null, data: {}, failures: 0 }, { tz: ZONE });
    }
    await this.#removeOldSchedules(boss);
  }

  /** Removes schedules of an earlier version, whose jobs would never find a handler. */
  async #removeOldSchedules(boss: PgBoss): Promise<void> {
    const present = new Set(allQueues().flatMap(({ name, options }) => (options.cron ? [name] : [])));
    const old = (await boss.getSchedules()).filter(({ name }) => !present.has(name));
    for (const { name } of old) {
      await boss.unschedule(name);
      await boss.deleteQueuedJobs(name);
    }
  }

  /** Waits for running jobs, unless the database is away. */
  async beforeApplicationShutdown(): Promise<void> {
    // pg-boss waits for the end of its LISTEN connection without a limit; a frozen server never ends it.
    await Promise.race([this.#boss?.stop({ timeout: 5_000 }), this.watch.untilUnready()]);
  }

  /** Runs the jobs of a queue one after the other, in the turns of their tenants. */
  async #attend(worked: Omit<FetchedJob, 'job'>): Promise<void> {
    const { boss, queue } = worked;
    const options = { ...PACE, ...HEARTBEAT, perJobResults: true, localGroupConcurrency: 1 } as const;
    let id = '';
    id = await boss.work(queue.name, options, async (jobs: Job<JobEnvelope>[]) => {
      try {
        return await Promise.all(jobs.map((job) => this.#run({ ...worked, job })));
      } finally {
        boss.notifyWorker(id);
      }
    });
  }

  /**
   * Runs a job in parallel; alone once an attempt of it never ended, since any of the jobs of that time may be the
   * cause: the next crash then hits no other job. pg-boss counts and repeats such attempts.
   */
  async #run(fetched: FetchedJob): Promise<JobResult> {
    const { boss, queue, job } = fetched;
    const { tenant } = job.data;
    const { rows: held } =
      tenant === null ? { rows: [] } : await boss.getDb().executeSql(HOLD, [tenant, queue.name, job.id]);
    // A held job runs no longer, so that pg-boss completes nothing.
    if (held.length > 0) return { id: job.id, status: 'completed' };
    const limit = (queue.options.expireInSeconds ?? USUAL_EXPIRY_S) * 1_000;
    if (job.retryCount === 0) return this.#lock.runShared(() => this.#attempt(fetched), limit);
    if (job.retryCount >= MOST_CRASHES) return this.#giveUp(fetched, new UnrecoverableJobError(NEVER_ENDED));
    return this.#lock.runExclusive(() => this.#attempt(fetched), Math.min(limit, LONGEST_ALONE_MS));
  }

  async #attempt(fetched: FetchedJob): Promise<JobResult> {
    const { boss, queue, handler, job } = fetched;
    const { tenant, data, failures, urgent, trace } = job.data;
    const end = this.metrics.jobs.startTimer({ queue: queue.name });
    try {
      const attributes = { ...(tenant && { 'vsd.tenant': tenant }), 'vsd.attempt': failures + 1 };
      await inSpan({ name: queue.name, kind: 'consumer', attributes, parent: trace }, () =>
        inTenant(fetched, () => handler.handle(data)),
      );
      end({ result: 'completed' });
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const wait = error instanceof UnrecoverableJobError ? undefined : waitAfter(failures + 1);
      end({ result: wait === undefined ? 'given-up' : 'failed' });
      if (wait === undefined) return this.#giveUp(fetched, error);
      this.logger.warn({ err: error, queue: queue.name, job: job.id, wait }, 'job failed');
      const message = errorMessage(error);
      // The id derives from the failed attempt, so that a repetition after a crash creates no second job.
      const kept = { ...(urgent && { urgent }), ...(trace && { trace }) };
      const next: JobEnvelope = { tenant, data, failures: failures + 1, error: message, ...kept };
      const id = uuidv5(String(next.failures), job.id);
      await boss.send(queue.name, next, { id, startAfter: wait, ...groupOf(queue, tenant) });
      return { id: job.id, status: 'completed', output: { message } };
    }
  }

  /** Adds a job to the list of failed ones, and sends a notice. */
  async #giveUp(fetched: FetchedJob, error: unknown): Promise<JobResult> {
    const { queue, handler, job } = fetched;
    this.logger.warn({ err: error, queue: queue.name, job: job.id }, 'job given up');
    await inTenant(fetched, async () => handler.giveUp?.(job.data.data, error));
    await this.#notifySupport(fetched);
    return { id: job.id, status: 'deadletter', output: { message: errorMessage(error) } };
  }

  /** Sends a notice about the first job of a queue that is given up in an hour; none about a notice. */
  async #notifySupport({ boss, queue, job }: FetchedJob): Promise<void> {
    const { tenant } = job.data;
    if (tenant === null || queue.name === GIVEN_UP_JOBS.name) return;
    const data = givenUpNow(queue.name, clock.now());
    const envelope: JobEnvelope = { tenant, data, failures: 0 };
    await boss.send(GIVEN_UP_JOBS.name, envelope, {
      id: givenUpId(tenant, data),
      ...groupOf(GIVEN_UP_JOBS, tenant),
    });
  }
}

/** A fetched job, with its handler. */
interface FetchedJob {
  readonly boss: PgBoss;
  readonly queue: JobQueue<object>;
  readonly handler: JobHandler<object>;
  readonly job: Job<JobEnvelope>;
}

/** Runs work in the tenant of the job, if it has one. */
const inTenant = <T>({ queue, job }: FetchedJob, work: () => Promise<T>): Promise<T> => {
  const { tenant } = job.data;
  return runInSession({ requestId: queue.name, ...(tenant !== null && { tenant }) }, work);
};
