import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { projectRoot } from '../platform/project-root.js';
import { openLog } from './logs.js';
import { PING } from './ping.js';
import { StartProblem } from './start-problem.js';

/** Longer than requests in flight may take to finish. */
const PATIENCE_MS = 30_000;
/** Options of V8 as in the image: early collections of garbage keep the process small. */
export const LEAN_OPTIONS: readonly string[] = ['--max-semi-space-size=4', '--heap-growing-percent=25'];
const here = dirname(fileURLToPath(import.meta.url));

/** A program: `script` is relative to this folder or absolute; without `logFile` it prints on the terminal. */
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
  /** Exit code or name of the signal, once the process has ended. */
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
    // The child has a descriptor of its own.
    if (log !== 'inherit') closeSync(log);
    this.ended = once(this.#process, 'exit').then(([code, signal]) => {
      this.#result = code ?? signal;
      return this.#result!;
    });
  }

  get running(): boolean {
    return this.#result === undefined;
  }

  /** Waits until the program has ended. @throws StartProblem when it failed */
  async done(): Promise<void> {
    if ((await this.ended) !== 0) throw await this.failure();
  }

  /** The problem of an unexpected end: the path of the log and its last lines. */
  async failure(): Promise<StartProblem> {
    const ended = `The ${this.name} ended (${this.#result})`;
    if (!this.#logFile) return new StartProblem(`${ended}.`);
    const text = await readFile(this.#logFile, 'utf8').catch(() => '');
    const lines = text.trim().split('\n').slice(-12).join('\n');
    return new StartProblem(`${ended}; its log is ${this.#logFile}, the last lines:\n${lines}`);
  }

  /** Sends a ping, and resolves when the event loop of the process has returned it. */
  async ping(): Promise<void> {
    const answered = once(this.#process, 'message');
    // If the ping cannot be sent, the error of `send` is thrown, and this one is not.
    answered.catch(() => undefined);
    await new Promise<void>((resolve, reject) => {
      this.#process.send(PING, (error) => (error ? reject(error) : resolve()));
    });
    await answered;
  }

  /** Ends a process that does not react to SIGTERM. */
  kill(): void {
    this.#process.kill('SIGKILL');
  }

  /** Ends the process by SIGTERM, and by SIGKILL when that takes too long. */
  async stop(): Promise<void> {
    if (!this.running) return;
    this.#process.kill('SIGTERM');
    const timer = setTimeout(() => this.kill(), PATIENCE_MS);
    await this.ended;
    clearTimeout(timer);
  }
}
