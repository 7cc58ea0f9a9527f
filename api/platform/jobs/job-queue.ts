/** How a queue treats its jobs. */
export interface JobQueueOptions {
  /** Jobs of one tenant that one worker process runs side by side; as many again are kept for other tenants. */
  readonly concurrency?: number;
  /** Seconds after which a job that does not end is taken for dead and given to another worker. */
  readonly expireInSeconds?: number;
  /** Cron expression in Zurich time, for queues that fill themselves. */
  readonly cron?: string;
}

/** A named queue and the type of what its jobs carry: ids only, never contents of a tenant. */
export interface JobQueue<T extends object> {
  readonly name: string;
  readonly options: JobQueueOptions;
  /** Carries the type of the jobs' data; has no value. */
  readonly data?: T;
}

/** Jobs of one tenant that one worker process runs side by side, of the queue. */
export const concurrencyOf = ({ options: { concurrency = 1 } }: Pick<JobQueue<object>, 'options'>): number =>
  concurrency;

const queues = new Map<string, JobQueue<object>>();

/** Declares a queue. Every process that loads the declaration sees to it that the queue exists. */
export function jobQueue<T extends object>(name: string, options: JobQueueOptions = {}): JobQueue<T> {
  const queue = { name, options };
  queues.set(name, queue);
  return queue;
}

/** Every declared queue. */
export const allQueues = () => [...queues.values()];
