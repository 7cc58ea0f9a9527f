import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import { v5 as uuidv5 } from 'uuid';
import { DatabaseGate } from '../database/database-gate.js';
import { Env } from '../env.js';
import { runInSession } from '../tenancy/session.js';
import { Hopeless, type JobHandler } from './job-handler.js';
import { JobHandlers } from './job-handlers.js';
import type { JobQueue } from './job-queue.js';
import { ensureQueues, jobStore } from './job-store.js';
import type { JobEnvelope } from './jobs.js';
import { waitAfter } from './retry-plan.js';

const ZONE = 'Europe/Zurich';

/**
 * A new job wakes the worker, which looks by itself for what became due, and goes on at once while it found a full
 * batch. Batches are small, so that one slow job holds up but one other.
 */
const PACE = { batchSize: 2, burstWhenBatchFull: true, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/** Works the queues, each job in its tenant. Several processes may do so beside each other; an idle one does nothing. */
@Injectable()
export class JobWorker implements BeforeApplicationShutdown {
  #boss?: PgBoss;

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly gate: DatabaseGate,
    private readonly logger: Logger,
    private readonly handlers: JobHandlers,
  ) {}

  /** Begins to work; resolves when every queue is attended. */
  async start(): Promise<void> {
    const boss = jobStore(this.env, this.gate, this.logger, {
      max: 3,
      useListenNotify: true,
      application_name: 'volta-worker',
    });
    this.#boss = boss;
    await boss.start();
    await ensureQueues(boss);
    const worked = this.handlers.all();
    for (const { queue, handler } of worked) {
      const { concurrency = 1, cron } = queue.options;
      const options = { ...PACE, perJobResults: true, localConcurrency: concurrency } as const;
      await boss.work(queue.name, options, (jobs: Job<JobEnvelope>[]) =>
        Promise.all(jobs.map((job) => this.#attempt(boss, queue, handler, job))),
      );
      if (cron) await boss.schedule(queue.name, cron, { tenant: null, data: {}, failures: 0 }, { tz: ZONE });
    }
    this.logger.log(`Working ${worked.map(({ queue }) => queue.name).join(', ')}`);
  }

  /** Lets running jobs end, as long as the database is still there. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.#boss?.stop({ timeout: 5_000 });
  }

  async #attempt(
    boss: PgBoss,
    queue: JobQueue<object>,
    handler: JobHandler<object>,
    job: Job<JobEnvelope>,
  ): Promise<JobResult> {
    const { tenant, data, failures } = job.data;
    const within = <T>(work: () => Promise<T>) =>
      runInSession({ requestId: queue.name, ...(tenant !== null && { tenant }) }, work);
    try {
      await within(() => handler.handle(data));
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const wait = error instanceof Hopeless ? undefined : waitAfter(failures + 1);
      this.logger.warn({ err: error, queue: queue.name, job: job.id, wait }, 'job failed');
      const output = { message: error instanceof Error ? error.message : String(error) };
      if (wait === undefined) {
        await within(async () => handler.giveUp?.(data, error));
        return { id: job.id, status: 'deadletter', output };
      }
      // The id follows from the failed attempt: should this process die here, the repetition makes no second one.
      const next: JobEnvelope = { tenant, data, failures: failures + 1, error: output.message };
      await boss.send(queue.name, next, { id: uuidv5(String(next.failures), job.id), startAfter: wait });
      return { id: job.id, status: 'completed', output };
    }
  }
}
