import { setTimeout as delay } from 'node:timers/promises';
import { AWAY_CODE } from '../platform/database/end-process.js';
import { StartProblem } from './start-problem.js';

/** A running part of a start: `ended` settles with exit code or signal when it is gone for whatever reason. */
export interface Part {
  readonly ended: Promise<number | string>;
  stop(): Promise<unknown>;
}

/** What is kept running: `start` starts it once more, `where` says where to read why it ended. */
export interface KeptPartOptions {
  name: string;
  first: Part;
  start: () => Promise<Part>;
  where: string;
  say: (text: string) => void;
}

/** So many ends within so many milliseconds are mended; one more is beyond us. */
const MOST_ENDS = 5;
const WINDOW_MS = 60_000;
/** Wait before the first new start within the window, in milliseconds; it doubles with each further one. */
const FIRST_WAIT_MS = 100;
/** Wait before the new start of a part whose database was away, in milliseconds. */
const AWAY_WAIT_MS = 1_000;

/**
 * Starts a part again whenever it has ended by itself: the longer it fails, the later, and at most five times a minute.
 * An end since the database was away does not count: the part is started again until the database is back.
 */
export class KeptPart {
  /** Settles when it ends too often to go on. */
  readonly failed: Promise<StartProblem>;
  readonly #stopping = new AbortController();
  readonly #kept: Promise<StartProblem | undefined>;
  #part: Part;
  #running = Promise.withResolvers<void>();

  constructor(private readonly options: KeptPartOptions) {
    this.#part = options.first;
    this.#running.resolve();
    this.#kept = this.#keep();
    this.failed = new Promise((settle) => void this.#kept.then((problem) => problem && settle(problem)));
  }

  /** Waits until it runs; what stands on it starts after it. */
  get running(): Promise<void> {
    return this.#running.promise;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#part.stop();
    await this.#kept;
    await this.#part.stop();
  }

  async #keep(): Promise<StartProblem | undefined> {
    const { name, where, say } = this.options;
    let ends: number[] = [];
    for (;;) {
      const how = await this.#part.ended;
      if (this.#stopping.signal.aborted) return undefined;
      this.#running = Promise.withResolvers();
      ends = ends.filter((at) => at > Date.now() - WINDOW_MS);
      const isAway = how === AWAY_CODE;
      if (!isAway && ends.length === MOST_ENDS) {
        const often = `${name} ended ${MOST_ENDS + 1} times within a minute (${how})`;
        return new StartProblem(`${often} and is not started again: ${where} says why.`);
      }
      if (!isAway) ends.push(Date.now());
      say(`${name} ended (${how}) and is started again`);
      await delay(isAway ? AWAY_WAIT_MS : FIRST_WAIT_MS * 2 ** (ends.length - 1), undefined, this.#stopping).catch(
        () => undefined,
      );
      if (this.#stopping.signal.aborted) return undefined;
      this.#part = await this.options.start().catch(failedStart);
      if (!this.#stopping.signal.aborted) this.#running.resolve();
    }
  }
}

/** A start that did not come about counts as an end. */
const failedStart = (error: Error): Part => ({ ended: Promise.resolve(error.message), stop: async () => undefined });
