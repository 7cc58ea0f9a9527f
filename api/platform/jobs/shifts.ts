import { setTimeout as pause } from 'node:timers/promises';

type Work<T> = () => Promise<T>;

/**
 * Lets jobs run side by side, and one that may have ended a process before by itself: should it do so again, it takes no
 * other with it. Whatever does not end within its limit is no longer waited for.
 */
export class Shifts {
  readonly #running = new Set<Promise<unknown>>();
  #alone: Promise<unknown> = Promise.resolve();

  /** Runs beside others as soon as nothing must run alone. */
  async together<T>(work: Work<T>, limitMs: number): Promise<T> {
    for (let before: unknown; before !== this.#alone; ) {
      before = this.#alone;
      await before;
    }
    const done = work();
    const over = within(done, limitMs);
    this.#running.add(over);
    over.finally(() => this.#running.delete(over));
    return done;
  }

  /** Runs once everything else has ended, while nothing else begins. */
  alone<T>(work: Work<T>, limitMs: number): Promise<T> {
    const before = this.#alone;
    const done = before.then(() => Promise.all(this.#running)).then(work);
    // Its own time begins with its turn.
    this.#alone = before.then(() => Promise.all(this.#running)).then(() => within(done, limitMs));
    return done;
  }
}

/** Resolves when the work has ended in any way, or its time is over. */
async function within(done: Promise<unknown>, limitMs: number): Promise<void> {
  const ended = new AbortController();
  const over = pause(limitMs, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
  await Promise.race([done.catch(() => undefined), over]);
  ended.abort();
}
