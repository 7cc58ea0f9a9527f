import type { EntityManager } from '@mikro-orm/postgresql';
import { SetMetadata } from '@nestjs/common';
import type { JobQueue } from './job-queue.js';

/** Works the jobs of one queue. A job may be handed in more than once: what it does must bear repetition. */
export interface JobHandler<T extends object> {
  handle(data: T): Promise<void>;
  /** Makes ready again, in the transaction that puts the job anew, what giving it up has ended. */
  revive?(em: EntityManager, data: T): Promise<void>;
  /** Called when the last attempt has failed, or when somebody lets the job go. */
  giveUp?(data: T, error: unknown): Promise<void>;
}

export const WORKED_QUEUE = 'vsd:queue';

/** Makes a provider the worker of a queue. */
export const Works = <T extends object>(queue: JobQueue<T>) => SetMetadata(WORKED_QUEUE, queue);

/** An error that no repetition cures: the job is given up at once. */
export class Hopeless extends Error {}
