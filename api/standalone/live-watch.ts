import { setTimeout as delay } from 'node:timers/promises';

/** A process that is pinged, and ended when it is silent. */
export interface Watched {
  readonly running: boolean;
  kill(): void;
}

export interface LiveWatchOptions {
  /** Name of the process in the log, such as 'The API'. */
  name: string;
  /** Resolves when the process has answered, however late; rejects when it cannot be reached. */
  ping: () => Promise<unknown>;
  /** Milliseconds without an answer after which the process is ended. */
  silenceMs: number;
  /** Further milliseconds before the first answer, for the start. */
  startMs: number;
  say: (text: string) => void;
}

/** Number of steps in which the silence is counted. */
const STEPS = 60;

/**
 * Ends a process that does not answer any more (it is frozen, or its event loop is blocked), so that its supervisor
 * starts it again. Resolves when the process has ended.
 *
 * A ping stays open until it is answered, since a slow answer is one. The silence is not read off the clock: each step
 * counts its own length and no more. Time in which this process was not scheduled, because the machine slept or is
 * crowded, therefore does not count.
 */
export async function endWhenSilent(process: Watched, options: LiveWatchOptions): Promise<void> {
  const { name, ping, silenceMs, startMs, say } = options;
  const step = silenceMs / STEPS;
  let left = STEPS + Math.ceil(startMs / step);
  let isPinging = false;
  while (process.running && left > 0) {
    if (!isPinging) {
      isPinging = true;
      const restartCount = () => (left = STEPS);
      void ping()
        .then(restartCount, () => undefined)
        .finally(() => (isPinging = false));
    }
    await delay(step, undefined, { ref: false });
    left -= 1;
  }
  if (!process.running) return;
  say(`${name} has not answered for ${silenceMs / 1000} s: its process is ended`);
  process.kill();
}
