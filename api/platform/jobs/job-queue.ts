/** Options of a queue. */
export interface JobQueueOptions {
  /** Jobs of a tenant that a worker process runs in parallel; as many again are reserved for other tenants. */
  readonly concurrency?: number;
  /** Seconds after which a running job counts as dead and another worker gets it. */
  readonly expireInSeconds?: number;
  /** The jobs send mails or messages: after a restoration they wait for a decision, since they may have been done. */
  readonly sends?: true;
  /** Cron expression in Zurich time, for scheduled jobs. */
  readonly cron?: string;
}

/** A named queue with the type of its jobs' data: ids only, never contents of a tenant. */
export interface JobQueue<T extends object> {
  readonly name: string;
  readonly options: JobQueueOptions;
  /** Type of the jobs' data, without a value. */
  readonly data?: T;
}

/** Jobs of a tenant that a worker process runs in parallel. */
export const concurrencyOf = ({ options: { concurrency = 1 } }: Pick<JobQueue<object>, 'options'>): number =>
  concurrency;

const queues = new Map<string, JobQueue<object>>();

/** Declares a queue, which every process creates at its start. */
export function jobQueue<T extends object>(name: string, options: JobQueueOptions = {}): JobQueue<T> {
  const queue = { name, options };
  queues.set(name, queue);
  return queue;
}

/** Every declared queue. */
export const allQueues = () => [...queues.values()];
