import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'nestjs-pino';

/** When a watch looks again, in milliseconds, after a failure too if it says nothing else; and how the log names one. */
interface Rhythm {
  readonly pauseMs: number;
  readonly againMs?: number;
  readonly failure: string;
}

/** Looks again and again whether there is anything to do, from `start` until the process ends. */
export abstract class Watch implements BeforeApplicationShutdown {
  #timer?: NodeJS.Timeout;
  #looking: Promise<void> = Promise.resolve();
  #isEnded = false;

  protected constructor(
    protected readonly logger: Logger,
    private readonly rhythm: Rhythm,
  ) {}

  /** Begins to look. What is away for the moment, the database included, is tried again. */
  start(): void {
    this.#isEnded = false;
    this.#again();
  }

  /** Ends with what it is looking at, and leaves in order what it has begun. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await this.leave();
  }

  protected get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Looks once. What it throws is logged. */
  protected abstract look(): Promise<void>;

  /** Ends what goes on beside the looking; nothing where nothing does. */
  protected async leave(): Promise<void> {}

  #again(): void {
    const { pauseMs, againMs = pauseMs, failure } = this.rhythm;
    this.#looking = this.look()
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
