import { once } from 'node:events';
import { join } from 'node:path';
import type { WorkerProcess } from './worker-process.js';

/** Options of Node with which a worker reports the used bytes of its heap after a collection. */
export const HEAP_OPTIONS = ['--expose-gc', '--import', join(process.cwd(), 'dist/test/support/heap-reporter.js')];

const PAUSE_MS = 1_000;

/** Bytes in use on the heap of a worker that was started with HEAP_OPTIONS, garbage aside. */
export async function heapOf({ process: child }: WorkerProcess): Promise<number> {
  child.send('heap');
  const [{ heapUsed }] = await once(child, 'message');
  return heapUsed;
}

/** Reads the heap again and again until the stop; then returns the largest size. */
export function watchHeap(worker: WorkerProcess): { stop(): Promise<{ peak: number }> } {
  let peak = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await heapOf(worker));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await asking;
      return { peak };
    },
  };
}
