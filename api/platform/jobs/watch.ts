import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'nestjs-pino';

/** The pause between two polls in milliseconds, the pause after a failure if it differs, and the log text of a failure. */
interface Rhythm {
  readonly pauseMs: number;
  readonly againMs?: number;
  readonly failure: string;
}

/** Polls for work from `start` until the process ends. */
export abstract class Watch implements BeforeApplicationShutdown {
  #timer?: NodeJS.Timeout;
  #polling: Promise<void> = Promise.resolve();
  #isEnded = false;

  protected constructor(
    protected readonly logger: Logger,
    private readonly rhythm: Rhythm,
  ) {}

  /** Starts polling. A failed poll, for example without a database, is repeated. */
  start(): void {
    this.#isEnded = false;
    this.#again();
  }

  /** Waits for the present poll, then ends the work beside it. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    await this.#polling;
    await this.leave();
  }

  protected get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Polls once. An exception is logged. */
  protected abstract poll(): Promise<void>;

  /** Ends the work beside the polling, if there is any. */
  protected async leave(): Promise<void> {}

  #again(): void {
    const { pauseMs, againMs = pauseMs, failure } = this.rhythm;
    this.#polling = this.poll()
      .then(() => pauseMs)
      .catch((error) => {
        this.logger.warn({ err: error }, failure);
        return againMs;
      })
      .then((wait) => {
        if (!this.#isEnded) this.#timer = setTimeout(() => this.#again(), wait);
      });
  }
}
