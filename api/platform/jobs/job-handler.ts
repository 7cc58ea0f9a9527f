import type { EntityManager } from '@mikro-orm/postgresql';
import { SetMetadata } from '@nestjs/common';
import type { JobQueue } from './job-queue.js';

/** Handles the jobs of one queue. A job may run more than once, so that a handler must be idempotent. */
export interface JobHandler<T extends object> {
  handle(data: T): Promise<void>;
  /** Reopens the record that `giveUp` has closed, in the transaction that enqueues the job again. */
  revive?(em: EntityManager, data: T): Promise<void>;
  /** Called after the last failed attempt, or when an administrator discards the job. */
  giveUp?(data: T, error: unknown): Promise<void>;
}

export const WORKED_QUEUE = 'vsd:queue';

/** Makes a provider the handler of a queue. */
export const Works = <T extends object>(queue: JobQueue<T>) => SetMetadata(WORKED_QUEUE, queue);

/** An error that a retry cannot fix: the job is given up at once. */
export class UnrecoverableJobError extends Error {}
