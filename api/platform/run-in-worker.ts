import { Worker } from 'node:worker_threads';

/** Limits of a worker thread: its time and its heap. */
export interface WorkerLimits {
  readonly ms: number;
  readonly heapMegabytes: number;
}

/** The worker thread was ended: it exceeded its time (`TOO_SLOW`), or it failed or ran out of memory (`FAILED`). */
export class WorkerFailure extends Error {
  constructor(readonly code: 'TOO_SLOW' | 'FAILED') {
    super(code);
  }
}

/**
 * Runs a built module in a worker thread and returns the first message that it posts; the module can neither block nor end
 * the process. Throws `WorkerFailure`.
 */
export async function runInWorker<T>(module: string, workerData: unknown, limits: WorkerLimits): Promise<T> {
  const worker = new Worker(module, { workerData, resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes } });
  let limit: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      limit = setTimeout(() => reject(new WorkerFailure('TOO_SLOW')), limits.ms);
      worker.once('message', resolve);
      worker.once('error', () => reject(new WorkerFailure('FAILED')));
      worker.once('exit', () => reject(new WorkerFailure('FAILED')));
    });
  } finally {
    clearTimeout(limit);
    await worker.terminate();
  }
}
