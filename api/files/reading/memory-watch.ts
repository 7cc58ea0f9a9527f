import { parentPort } from 'node:worker_threads';
import type { ReadingLimits } from './reader-process.js';

/** Milliseconds between two looks at the memory; a process fills some thirty megabytes meanwhile. */
const LOOK_MS = 20;
/** The parent ends a slow reading itself; a reader whose parent is gone ends this much later. */
const GRACE_MS = 5_000;

/** Peak that the system counts for a new process: on Linux it begins at the peak of the parent. */
const inherited = process.resourceUsage().maxRSS;

/** Bytes of real memory, native memory and array buffers included; without /proc the growth of the peak stands for it. */
function bytesInUse(): number {
  try {
    return process.memoryUsage.rss();
  } catch {
    return (process.resourceUsage().maxRSS - inherited) * 1024;
  }
}

let look: NodeJS.Timeout | undefined;

/** Ends the whole process as soon as a reading exceeds a limit; `null` says that the reading is over. */
parentPort?.on('message', (limits: ReadingLimits | null) => {
  clearInterval(look);
  if (!limits) return;
  const end = performance.now() + limits.ms + GRACE_MS;
  look = setInterval(() => {
    if (bytesInUse() > limits.megabytes * 1024 ** 2 || performance.now() > end) process.kill(process.pid, 'SIGKILL');
  }, LOOK_MS);
});
