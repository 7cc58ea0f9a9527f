import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import { v5 as uuidv5 } from 'uuid';
import { clock } from '../clock.js';
import { DatabaseGate } from '../database/database-gate.js';
import { DatabaseWatch } from '../database/database-watch.js';
import { Env } from '../env.js';
import { runInSession } from '../tenancy/session.js';
import { ZONE } from '../vocabulary/zone.js';
import { errorMessage } from './error-code.js';
import { NEVER_ENDED } from './failure-cause.js';
import { GIVEN_UP_JOBS, givenUpId, givenUpNow } from './given-up-jobs.js';
import { type JobHandler, UnrecoverableJobError } from './job-handler.js';
import { JobHandlers } from './job-handlers.js';
import { allQueues, concurrencyOf, type JobQueue } from './job-queue.js';
import { HEARTBEAT, jobStore, SUPERVISION, startStore, USUAL_EXPIRY_S } from './job-store.js';
import { groupOf, type JobEnvelope } from './jobs.js';
import { waitAfter } from './retry-plan.js';
import { SharedExclusiveLock } from './shared-exclusive-lock.js';

/** Attempts that never ended, after which a job is given up. */
const MOST_CRASHES = 5;
/** Milliseconds for which an attempt that is made by itself keeps all other jobs of the worker waiting. */
const LONGEST_ALONE_MS = 30_000;

/** A new job wakes the worker, which looks by itself for what became due, and at once when a job has ended. */
const PACE = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/** Works the queues, each job in its tenant. Several processes may do so beside each other; an idle one does nothing. */
@Injectable()
export class JobWorker implements BeforeApplicationShutdown {
  #boss?: PgBoss;
  readonly #lock = new SharedExclusiveLock();

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly gate: DatabaseGate,
    private readonly watch: DatabaseWatch,
    private readonly logger: Logger,
    private readonly handlers: JobHandlers,
  ) {}

  /** Begins to work as soon as the database is ready; resolves when every queue is attended. */
  async start(): Promise<void> {
    const boss = jobStore(this.env, this.gate, this.logger, {
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
      // What comes by the clock is of no tenant and comes by itself.
      const places = cron ? 1 : 2 * concurrencyOf(queue);
      for (let place = 0; place < places; place += 1) await this.#attend({ boss, queue, handler });
      if (cron) await boss.schedule(queue.name, cron, { tenant: null, data: {}, failures: 0 }, { tz: ZONE });
    }
    await this.#removeOldSchedules(boss);
  }

  /** Removes the schedules of queues that an earlier version had: their jobs would wait for a handler for ever. */
  async #removeOldSchedules(boss: PgBoss): Promise<void> {
    const present = new Set(allQueues().flatMap(({ name, options }) => (options.cron ? [name] : [])));
    const old = (await boss.getSchedules()).filter(({ name }) => !present.has(name));
    for (const { name } of old) {
      await boss.unschedule(name);
      await boss.deleteQueuedJobs(name);
    }
  }

  /** Lets running jobs end, as long as the database is still there. */
  async beforeApplicationShutdown(): Promise<void> {
    // pg-boss waits without a limit for the end of its LISTEN connection; a frozen server never ends one.
    await Promise.race([this.#boss?.stop({ timeout: 5_000 }), this.watch.untilUnready()]);
  }

  /** Works one job of the queue after the other, in the turns of its tenants and never too many of one tenant at once. */
  async #attend(worked: Omit<Taken, 'job'>): Promise<void> {
    const { boss, queue } = worked;
    const options = { ...PACE, ...HEARTBEAT, perJobResults: true, localGroupConcurrency: 1 } as const;
    let id = '';
    id = await boss.work(queue.name, options, async (jobs: Job<JobEnvelope>[]) => {
      try {
        return await Promise.all(jobs.map((job) => this.#take({ ...worked, job })));
      } finally {
        boss.notifyWorker(id);
      }
    });
  }

  /**
   * Runs a job beside others; once an attempt of it never ended, alone, since any of the jobs that ran then may have been
   * the cause: the next crash hits no other job. pg-boss counts and repeats these attempts.
   */
  async #take(taken: Taken): Promise<JobResult> {
    const { queue, job } = taken;
    const limit = (queue.options.expireInSeconds ?? USUAL_EXPIRY_S) * 1_000;
    if (job.retryCount === 0) return this.#lock.runShared(() => this.#attempt(taken), limit);
    if (job.retryCount >= MOST_CRASHES) return this.#giveUp(taken, new UnrecoverableJobError(NEVER_ENDED));
    return this.#lock.runExclusive(() => this.#attempt(taken), Math.min(limit, LONGEST_ALONE_MS));
  }

  async #attempt(taken: Taken): Promise<JobResult> {
    const { boss, queue, handler, job } = taken;
    const { tenant, data, failures, urgent } = job.data;
    try {
      await within(taken, () => handler.handle(data));
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const wait = error instanceof UnrecoverableJobError ? undefined : waitAfter(failures + 1);
      if (wait === undefined) return this.#giveUp(taken, error);
      this.logger.warn({ err: error, queue: queue.name, job: job.id, wait }, 'job failed');
      const message = errorMessage(error);
      // The id follows from the failed attempt: should this process die here, the repetition makes no second one.
      const next: JobEnvelope = { tenant, data, failures: failures + 1, error: message, ...(urgent && { urgent }) };
      const id = uuidv5(String(next.failures), job.id);
      await boss.send(queue.name, next, { id, startAfter: wait, ...groupOf(queue, tenant) });
      return { id: job.id, status: 'completed', output: { message } };
    }
  }

  /** Puts a job on the list of the support, and sends its notice. */
  async #giveUp(taken: Taken, error: unknown): Promise<JobResult> {
    const { queue, handler, job } = taken;
    this.logger.warn({ err: error, queue: queue.name, job: job.id }, 'job given up');
    await within(taken, async () => handler.giveUp?.(job.data.data, error));
    await this.#tellSupport(taken);
    return { id: job.id, status: 'deadletter', output: { message: errorMessage(error) } };
  }

  /** Sends a notice about the first given up job of a queue in an hour; a given up notice stands on the list alone. */
  async #tellSupport({ boss, queue, job }: Taken): Promise<void> {
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

/** A job that a worker has got, and who works it. */
interface Taken {
  readonly boss: PgBoss;
  readonly queue: JobQueue<object>;
  readonly handler: JobHandler<object>;
  readonly job: Job<JobEnvelope>;
}

/** In the tenant of the job, if it has one. */
const within = <T>({ queue, job }: Taken, work: () => Promise<T>): Promise<T> => {
  const { tenant } = job.data;
  return runInSession({ requestId: queue.name, ...(tenant !== null && { tenant }) }, work);
};
