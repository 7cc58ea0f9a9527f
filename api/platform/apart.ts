import { Worker } from 'node:worker_threads';

/** How long a thread may work, and how much memory of its own it may take. */
export interface ApartLimits {
  readonly ms: number;
  readonly heapMegabytes: number;
}

/** A thread was ended: its time was over, or it failed or ran out of memory. */
export class ApartFailure extends Error {
  constructor(readonly code: 'TOO_SLOW' | 'FAILED') {
    super(code);
  }
}

/**
 * Lets a built module work in a thread of its own and answers what it posts, so that nothing of it holds up or ends the
 * process. Throws `ApartFailure`.
 */
export async function workApart<T>(module: string, workerData: unknown, limits: ApartLimits): Promise<T> {
  const worker = new Worker(module, { workerData, resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes } });
  let limit: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      limit = setTimeout(() => reject(new ApartFailure('TOO_SLOW')), limits.ms);
      worker.once('message', resolve);
      worker.once('error', () => reject(new ApartFailure('FAILED')));
      worker.once('exit', () => reject(new ApartFailure('FAILED')));
    });
  } finally {
    clearTimeout(limit);
    await worker.terminate();
  }
}
