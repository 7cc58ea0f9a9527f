import { setTimeout as pause } from 'node:timers/promises';

type Work<T> = () => Promise<T>;

/**
 * Runs jobs in parallel, and alone a job that may have crashed a process: another crash then hits no other job. The
 * lock does not wait for a job beyond its limit.
 */
export class SharedExclusiveLock {
  readonly #running = new Set<Promise<unknown>>();
  #exclusive: Promise<unknown> = Promise.resolve();

  /** Runs beside other jobs as soon as no job runs alone. */
  async runShared<T>(work: Work<T>, limitMs: number): Promise<T> {
    for (let before: unknown; before !== this.#exclusive; ) {
      before = this.#exclusive;
      await before;
    }
    const done = work();
    const over = within(done, limitMs);
    this.#running.add(over);
    over.finally(() => this.#running.delete(over));
    return done;
  }

  /** Runs once all other jobs have ended; no other job starts meanwhile. */
  runExclusive<T>(work: Work<T>, limitMs: number): Promise<T> {
    const before = this.#exclusive;
    const done = before.then(() => Promise.all(this.#running)).then(work);
    // The limit counts from the start of the job.
    this.#exclusive = before.then(() => Promise.all(this.#running)).then(() => within(done, limitMs));
    return done;
  }
}

/** Resolves when the work has succeeded or failed, or after the limit. */
async function within(done: Promise<unknown>, limitMs: number): Promise<void> {
  const ended = new AbortController();
  const over = pause(limitMs, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
  await Promise.race([done.catch(() => undefined), over]);
  ended.abort();
}
