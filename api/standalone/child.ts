import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StartProblem } from './start-problem.js';

const PATIENCE_MS = 10_000;
const here = dirname(fileURLToPath(import.meta.url));

/** One of our programs, run as a process of its own; what it prints goes to a file. */
export class Child {
  private readonly process: ChildProcess;
  /** Exit code or name of the signal, once it has ended. */
  readonly ended: Promise<number | string>;
  private result: number | string | undefined;

  /** `script` is relative to this folder; the process has a group of its own, so that Ctrl-C reaches only the launcher. */
  constructor(
    private readonly name: string,
    script: string,
    env: NodeJS.ProcessEnv,
    private readonly logFile: string,
  ) {
    mkdirSync(dirname(logFile), { recursive: true });
    const log = openSync(logFile, 'w', 0o600);
    const preload = pathToFileURL(join(here, 'end-with-parent.js')).href;
    this.process = spawn(process.execPath, ['--enable-source-maps', '--import', preload, join(here, script)], {
      env,
      stdio: ['ignore', log, log, 'ipc'],
      detached: true,
    });
    this.ended = once(this.process, 'exit').then(([code, signal]) => {
      this.result = code ?? signal;
      return this.result!;
    });
  }

  get running(): boolean {
    return this.result === undefined;
  }

  /** Waits until it has done its work. @throws StartProblem when it failed. */
  async done(): Promise<void> {
    if ((await this.ended) !== 0) throw await this.failure();
  }

  /** What to say of an end that nobody wanted: where it is written down, and its last lines. */
  async failure(): Promise<StartProblem> {
    const text = await readFile(this.logFile, 'utf8').catch(() => '');
    const lines = text.trim().split('\n').slice(-12).join('\n');
    return new StartProblem(
      `The ${this.name} ended (${this.result}); its log is ${this.logFile}, the last lines:\n${lines}`,
    );
  }

  /** Asks it to end, and makes it end after ten seconds. */
  async stop(): Promise<void> {
    if (!this.running) return;
    this.process.kill('SIGTERM');
    const timer = setTimeout(() => this.process.kill('SIGKILL'), PATIENCE_MS);
    await this.ended;
    clearTimeout(timer);
  }
}
