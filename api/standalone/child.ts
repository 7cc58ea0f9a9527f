import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { projectRoot } from '../platform/project-root.js';
import { openLog } from './logs.js';
import { LIVES } from './sign-of-life.js';
import { StartProblem } from './start-problem.js';

/** Longer than requests in flight may take to finish. */
const PATIENCE_MS = 30_000;
/**
 * As in the image: what a request leaves behind is collected early, and what long work leaves behind before it comes to
 * much, which keeps the process small.
 */
export const LEAN_OPTIONS: readonly string[] = ['--max-semi-space-size=4', '--heap-growing-percent=25'];
const here = dirname(fileURLToPath(import.meta.url));

/** What to run: `script` is relative to this folder or absolute; without `logFile` it prints on the terminal. */
export interface ChildOptions {
  script: string;
  env: NodeJS.ProcessEnv;
  args?: string[];
  nodeArgs?: string[];
  logFile?: string;
}

/** One of our programs, run as a process of its own. */
export class Child {
  readonly #process: ChildProcess;
  /** Exit code or name of the signal, once it has ended. */
  readonly ended: Promise<number | string>;
  #result: number | string | undefined;

  readonly #logFile: string | undefined;

  /** The process has a group of its own, so that Ctrl-C reaches only the launcher. */
  constructor(
    private readonly name: string,
    { script, env, args = [], nodeArgs = [], logFile }: ChildOptions,
  ) {
    this.#logFile = logFile;
    const log = logFile ? openLog(logFile) : 'inherit';
    const preload = [
      '--enable-source-maps',
      ...LEAN_OPTIONS,
      '--import',
      pathToFileURL(join(here, 'end-with-parent.js')).href,
    ];
    this.#process = spawn(process.execPath, [...preload, ...nodeArgs, resolve(here, script), ...args], {
      env,
      cwd: projectRoot,
      stdio: ['ignore', log, log, 'ipc'],
      detached: true,
    });
    // The child has it open by itself.
    if (log !== 'inherit') closeSync(log);
    this.ended = once(this.#process, 'exit').then(([code, signal]) => {
      this.#result = code ?? signal;
      return this.#result!;
    });
  }

  get running(): boolean {
    return this.#result === undefined;
  }

  /** Waits until it has done its work. @throws StartProblem when it failed. */
  async done(): Promise<void> {
    if ((await this.ended) !== 0) throw await this.failure();
  }

  /** What to say of an end that nobody wanted: where it is written down, and its last lines. */
  async failure(): Promise<StartProblem> {
    const ended = `The ${this.name} ended (${this.#result})`;
    if (!this.#logFile) return new StartProblem(`${ended}.`);
    const text = await readFile(this.#logFile, 'utf8').catch(() => '');
    const lines = text.trim().split('\n').slice(-12).join('\n');
    return new StartProblem(`${ended}; its log is ${this.#logFile}, the last lines:\n${lines}`);
  }

  /** Asks it whether its event loop goes round; resolves with its answer. */
  async answer(): Promise<void> {
    const answered = once(this.#process, 'message');
    // Where the question cannot be put, nobody answers it.
    answered.catch(() => undefined);
    await new Promise<void>((resolve, reject) => {
      this.#process.send(LIVES, (error) => (error ? reject(error) : resolve()));
    });
    await answered;
  }

  /** Ends it though it hears nothing. */
  kill(): void {
    this.#process.kill('SIGKILL');
  }

  /** Asks it to end, and makes it end when it takes too long. */
  async stop(): Promise<void> {
    if (!this.running) return;
    this.#process.kill('SIGTERM');
    const timer = setTimeout(() => this.kill(), PATIENCE_MS);
    await this.ended;
    clearTimeout(timer);
  }
}
