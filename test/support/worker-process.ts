import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PATIENT } from './database-limits.js';

const WORKER = join(process.cwd(), 'dist/api/worker.js');

/** The worker as a process of its own, as the launcher starts it. */
export interface WorkerProcess {
  readonly process: ChildProcess;
  /** Kills the process as a power failure would; its later work does not count. */
  kill(): void;
  /** Resolves with the exit code, or with the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts `worker.js`, with options of Node if there are any, and waits until it reports that it works. */
export async function startWorker(
  settings: Record<string, string>,
  options: readonly string[] = [],
): Promise<WorkerProcess> {
  const worker = beginWorker(settings, options);
  await worker.working;
  return worker;
}

/** Starts `worker.js` in the same way; `working` resolves when it reports that it works, and fails if it ends first. */
export function beginWorker(
  settings: Record<string, string>,
  options: readonly string[] = [],
): WorkerProcess & { readonly working: Promise<void> } {
  const child = spawn(process.execPath, [...options, WORKER], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'info', ...PATIENT, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => line.includes('Working ') && resolve());
  });
  const failed = ended.then((result) => {
    throw new Error(`The worker ended before it worked: ${result}`);
  });
  const working = Promise.race([ready, failed]);
  for (const promise of [failed, working]) promise.catch(() => undefined);
  return { process: child, kill: () => child.kill('SIGKILL'), ended, working };
}
