import { setTimeout as pause } from 'node:timers/promises';
import { shareOf } from '../../support/process-memory.js';

const EVERY_MS = 500;
const MB = 1024 * 1024;

/** Memory of a process in MB (PSS): at rest, and the most of it since. */
export interface Memory {
  readonly rest: number;
  readonly peak: number;
}

/** Reads a process's memory again and again until the stop. */
export async function watchMemory(pid: number): Promise<{ stop(): Promise<Memory> }> {
  const rest = await shareOf(pid);
  let peak = rest;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, await shareOf(pid));
      await pause(EVERY_MS, undefined, over).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      over.abort();
      await watching;
      return { rest: rest / MB, peak: peak / MB };
    },
  };
}
