import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.js';

/** Time and real memory that one reading may take. */
export interface ReadingLimits {
  readonly ms: number;
  readonly megabytes: number;
}

/** An order of a reader: the built module that reads, and its argument. */
export interface ReadingOrder {
  readonly module: string;
  readonly given: unknown;
  readonly limits: ReadingLimits;
}

/** The answer of the module and the memory of the reader after it, or the failure of the module. */
export type ReadingResult = { readonly answer: unknown; readonly bytes: number } | { readonly failure: string };

/** A reading that was ended at a limit, or that ended its process. It would end so each time, and is not repeated. */
export class ReadingKilled extends Error {
  constructor(readonly code: 'TOO_SLOW' | 'TOO_LARGE' | 'FAILED') {
    super(code);
  }
}

/** The compiled file, since a process has none of the loaders of the tests. */
const ENTRY = join(projectRoot, 'dist/api/files/reading/reader-entry.js');
const OPTIONS = ['--max-old-space-size=384', '--max-semi-space-size=8'];
const START_MS = 20_000;
/** A reader with more memory after its work is not used again, so that the next reading has all of its memory. */
const HELD_BYTES = 256 * 1024 ** 2;

/** A process of its own, without settings and secrets of ours, that reads one file at a time. */
export class ReaderProcess {
  readonly #child: ChildProcess;
  readonly #started: Promise<void>;
  #isSpent = false;

  constructor() {
    this.#child = fork(ENTRY, {
      execArgv: OPTIONS,
      env: { PATH: process.env.PATH },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('error', () => this.end());
    this.#child.once('exit', () => {
      this.#isSpent = true;
    });
    this.#started = this.#message(START_MS).then(
      () => undefined,
      () => {
        throw new Error('The process that reads files does not start');
      },
    );
    this.#started.catch(() => this.end());
  }

  /** Whether it takes no further reading. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  /** The answer of a module. Throws `ReadingKilled`, or another error if no reader could be started. */
  async read<T>({ module, given, limits }: ReadingOrder): Promise<T> {
    this.#hold(true);
    try {
      await this.#started;
      const [answered] = await Promise.all([this.#message(limits.ms), this.#send({ module, given, limits })]);
      const result = answered as ReadingResult;
      if ('failure' in result) throw new ReadingKilled('FAILED');
      if (result.bytes > HELD_BYTES) this.end();
      return result.answer as T;
    } catch (error) {
      this.end();
      throw error;
    } finally {
      this.#hold(false);
    }
  }

  end(): void {
    this.#isSpent = true;
    this.#child.kill('SIGKILL');
  }

  #send(order: ReadingOrder): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#child.send(order, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** The next message of the child, within a time. Throws `ReadingKilled`. */
  async #message(ms: number): Promise<unknown> {
    const child = this.#child;
    const answer = Promise.withResolvers<unknown>();
    const slow = setTimeout(() => answer.reject(new ReadingKilled('TOO_SLOW')), ms);
    const failed = () => answer.reject(new ReadingKilled('FAILED'));
    // The watch kills a reader beyond its memory; V8 aborts at the limit of its heap.
    const ended = (_code: number | null, signal: string | null) =>
      answer.reject(new ReadingKilled(signal ? 'TOO_LARGE' : 'FAILED'));
    child.on('message', answer.resolve).on('exit', ended).on('error', failed);
    if (child.exitCode !== null || child.signalCode !== null) failed();
    try {
      return await answer.promise;
    } finally {
      clearTimeout(slow);
      child.off('message', answer.resolve).off('exit', ended).off('error', failed);
    }
  }

  /** An idle reader keeps no process of ours alive. */
  #hold(isBusy: boolean): void {
    if (isBusy) {
      this.#child.ref();
      this.#child.channel?.ref();
    } else {
      this.#child.unref();
      this.#child.channel?.unref();
    }
  }
}
