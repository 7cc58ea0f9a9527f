import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import { v5 as uuidv5 } from 'uuid';
import { clock } from '../clock.js';
import { DatabaseGate } from '../database/database-gate.js';
import { DatabaseWatch } from '../database/database-watch.js';
import { Env } from '../env.js';
import { runInSession } from '../tenancy/session.js';
import { wordsOf } from './error-code.js';
import { NEVER_ENDED } from './failure-cause.js';
import { GIVEN_UP_JOBS, givenUpId, givenUpNow } from './given-up-jobs.js';
import { type JobHandler, UnrecoverableJobError } from './job-handler.js';
import { JobHandlers } from './job-handlers.js';
import { allQueues, type JobQueue, shareOf } from './job-queue.js';
import { jobStore, LOOKOUT, SIGN_OF_LIFE, startStore, USUAL_EXPIRY_S } from './job-store.js';
import { type JobEnvelope, turnOf } from './jobs.js';
import { waitAfter } from './retry-plan.js';
import { SharedExclusiveLock } from './shared-exclusive-lock.js';

const ZONE = 'Europe/Zurich';

/** Attempts that never ended while nothing else ran, after which a job is given up. */
const MOST_CRASHES = 3;
/** Seconds after such an attempt until the next one. */
const AFTER_CRASH_S = 3_600;
/** Milliseconds for which an attempt that is made by itself keeps all other jobs of the worker waiting. */
const LONGEST_ALONE_MS = 30_000;

const MARK = `update pgboss.job set data = data || '{"alone": true}' where name = $1 and id = $2`;
const UNMARK = `update pgboss.job set data = data - 'alone' where name = $1 and id = $2`;
const AGAIN_MS = 1_000;

/** A new job wakes the worker, which looks by itself for what became due, and at once when a job has ended. */
const PACE = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/** Works the queues, each job in its tenant. Several processes may do so beside each other; an idle one does nothing. */
@Injectable()
export class JobWorker implements BeforeApplicationShutdown {
  #boss?: PgBoss;
  readonly #lock = new SharedExclusiveLock();
  /** Jobs that are tried by themselves at the moment: one at most, unless one is past its time. */
  readonly #alone = new Set<Job<JobEnvelope>>();

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
      ...LOOKOUT,
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
      const places = cron ? 1 : 2 * shareOf(queue);
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

  /** Lets running jobs end, as long as the database is still there; an orderly end is nobody's fault. */
  async beforeApplicationShutdown(): Promise<void> {
    const boss = this.#boss;
    if (!boss) return;
    const alone = [...this.#alone];
    this.#alone.clear();
    // pg-boss waits without a limit for the end of its LISTEN connection; a frozen server never ends one.
    await Promise.race([this.#stop(boss, alone), this.watch.untilUnready()]);
  }

  async #stop(boss: PgBoss, alone: readonly Job[]): Promise<void> {
    for (const job of alone) await boss.getDb().executeSql(UNMARK, [job.name, job.id]);
    await boss.stop({ timeout: 5_000 });
  }

  /** Works one job of the queue after the other, in the turns of its tenants and never too many of one tenant at once. */
  async #attend(worked: Omit<Taken, 'job'>): Promise<void> {
    const { boss, queue } = worked;
    const options = { ...PACE, ...SIGN_OF_LIFE, perJobResults: true, localGroupConcurrency: 1 } as const;
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
   * An attempt that never ended leaves no word of why: whatever ran beside it may have been the cause. The next one is
   * therefore made while nothing else runs, and if that one does not end either it counts against the job. It is tried
   * again after an hour, and given up when that has happened too often: a worker that is killed may have had any job.
   */
  async #take(taken: Taken): Promise<JobResult> {
    const { boss, queue, job } = taken;
    if (job.data.alone) return this.#crashed(taken);
    const limit = (queue.options.expireInSeconds ?? USUAL_EXPIRY_S) * 1_000;
    if (!job.retryCount && !job.data.crashes) return this.#lock.runShared(() => this.#attempt(taken), limit);
    return this.#lock.runExclusive(
      async () => {
        this.#alone.add(job);
        // Once others run beside it, nothing can be said of it any more.
        const over = setTimeout(() => void this.#ended(boss, job), LONGEST_ALONE_MS).unref();
        try {
          await boss.getDb().executeSql(MARK, [job.name, job.id]);
          return await this.#attempt(taken);
        } finally {
          clearTimeout(over);
          await this.#ended(boss, job);
        }
      },
      Math.min(limit, LONGEST_ALONE_MS),
    );
  }

  /** Puts off a job whose attempt by itself never ended, or gives it up. */
  async #crashed(taken: Taken): Promise<JobResult> {
    const { boss, queue, job } = taken;
    const { tenant, data, failures, urgent, crashes = 0 } = job.data;
    if (crashes + 1 >= MOST_CRASHES) return this.#giveUp(taken, new UnrecoverableJobError(NEVER_ENDED));
    this.logger.warn({ queue: queue.name, job: job.id, wait: AFTER_CRASH_S }, 'job never ended');
    const kept = { tenant, data, failures, ...(urgent && { urgent }) };
    const next: JobEnvelope = { ...kept, crashes: crashes + 1, error: NEVER_ENDED };
    const id = uuidv5(`crash ${next.crashes}`, job.id);
    await boss.send(queue.name, next, { id, startAfter: AFTER_CRASH_S, ...turnOf(queue, tenant) });
    return { id: job.id, status: 'completed', output: { message: NEVER_ENDED } };
  }

  /** An attempt that was made to its end is no mystery, even if the database is not there to hear of it. */
  async #ended(boss: PgBoss, job: Job<JobEnvelope>): Promise<void> {
    while (this.#alone.has(job)) {
      try {
        await boss.getDb().executeSql(UNMARK, [job.name, job.id]);
        this.#alone.delete(job);
      } catch (error) {
        this.logger.warn({ err: error, queue: job.name, job: job.id }, 'job not settled yet');
        await pause(AGAIN_MS);
      }
    }
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
      const message = wordsOf(error);
      // The id follows from the failed attempt: should this process die here, the repetition makes no second one.
      const next: JobEnvelope = { tenant, data, failures: failures + 1, error: message, ...(urgent && { urgent }) };
      const id = uuidv5(String(next.failures), job.id);
      await boss.send(queue.name, next, { id, startAfter: wait, ...turnOf(queue, tenant) });
      return { id: job.id, status: 'completed', output: { message } };
    }
  }

  /** Puts a job on the list of the support, and sends its notice. */
  async #giveUp(taken: Taken, error: unknown): Promise<JobResult> {
    const { queue, handler, job } = taken;
    this.logger.warn({ err: error, queue: queue.name, job: job.id }, 'job given up');
    await within(taken, async () => handler.giveUp?.(job.data.data, error));
    await this.#tellSupport(taken);
    return { id: job.id, status: 'deadletter', output: { message: wordsOf(error) } };
  }

  /** Sends a notice about the first given up job of a queue in an hour; a given up notice stands on the list alone. */
  async #tellSupport({ boss, queue, job }: Taken): Promise<void> {
    const { tenant } = job.data;
    if (tenant === null || queue.name === GIVEN_UP_JOBS.name) return;
    const data = givenUpNow(queue.name, clock.now());
    const envelope: JobEnvelope = { tenant, data, failures: 0 };
    await boss.send(GIVEN_UP_JOBS.name, envelope, {
      id: givenUpId(tenant, data),
      ...turnOf(GIVEN_UP_JOBS, tenant),
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
