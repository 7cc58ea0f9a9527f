import { setTimeout as delay } from 'node:timers/promises';
import { AWAY_CODE } from '../platform/database/end-process.js';
import { StartProblem } from './start-problem.js';

/** A running part of a start: `ended` settles with exit code or signal when the part has ended. */
export interface Part {
  readonly ended: Promise<number | string>;
  stop(): Promise<unknown>;
}

/** A part and its restart: `start` starts it once more, `where` is the path of its log. */
export interface SupervisedPartOptions {
  name: string;
  first: Part;
  start: () => Promise<Part>;
  where: string;
  say: (text: string) => void;
}

/** Number of restarts within a window of milliseconds; one more end is a failure. */
const MOST_ENDS = 5;
const WINDOW_MS = 60_000;
/** Wait before the first new start within the window, in milliseconds; it doubles with each further one. */
const FIRST_WAIT_MS = 100;
/** Wait before the new start of a part whose database was away, in milliseconds. */
const AWAY_WAIT_MS = 1_000;

/**
 * Starts a part again when it has ended by itself, with growing waits and at most five times a minute. An end since the
 * database was away does not count: the part is started again until the database is back.
 */
export class SupervisedPart {
  /** Settles when the part ends too often. */
  readonly failed: Promise<StartProblem>;
  readonly #stopping = new AbortController();
  readonly #supervision: Promise<StartProblem | undefined>;
  #part: Part;
  #running = Promise.withResolvers<void>();

  constructor(private readonly options: SupervisedPartOptions) {
    this.#part = options.first;
    this.#running.resolve();
    this.#supervision = this.#supervise();
    this.failed = new Promise((settle) => void this.#supervision.then((problem) => problem && settle(problem)));
  }

  /** Settles while the part runs; parts that need it start after it. */
  get running(): Promise<void> {
    return this.#running.promise;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#part.stop();
    await this.#supervision;
    await this.#part.stop();
  }

  async #supervise(): Promise<StartProblem | undefined> {
    const { name, where, say } = this.options;
    let ends: number[] = [];
    for (;;) {
      const result = await this.#part.ended;
      if (this.#stopping.signal.aborted) return undefined;
      this.#running = Promise.withResolvers();
      ends = ends.filter((end) => end > Date.now() - WINDOW_MS);
      const isAway = result === AWAY_CODE;
      if (!isAway && ends.length === MOST_ENDS) {
        const often = `${name} ended ${MOST_ENDS + 1} times within a minute (${result})`;
        return new StartProblem(`${often} and is not started again: ${where} says why.`);
      }
      if (!isAway) ends.push(Date.now());
      say(`${name} ended (${result}) and is started again`);
      await delay(isAway ? AWAY_WAIT_MS : FIRST_WAIT_MS * 2 ** (ends.length - 1), undefined, this.#stopping).catch(
        () => undefined,
      );
      if (this.#stopping.signal.aborted) return undefined;
      this.#part = await this.options.start().catch(failedStart);
      if (!this.#stopping.signal.aborted) this.#running.resolve();
    }
  }
}

/** A failed start counts as an end. */
const failedStart = (error: Error): Part => ({ ended: Promise.resolve(error.message), stop: async () => undefined });
