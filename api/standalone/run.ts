import { join, resolve } from 'node:path';
import { projectRoot } from '../platform/project-root.js';
import { launch } from './launch.js';
import { portsFrom } from './ports.js';
import { parentOf } from './process-identity.js';
import { StartProblem } from './start-problem.js';

/** Options from the entry script: `say` prints progress, `fail` prints the failure of the start and ends. */
interface Entry {
  say: (text: string) => void;
  fail: (sentence: string, event?: string) => void;
  /** Compile and restart on every change, and serve the admin by Vite. */
  dev?: boolean;
  /** Milliseconds after which a silent API or worker is started again. */
  silenceMs?: number;
}

/** Calls `stop` when npm, which started us directly or through a shell, has ended without a signal. */
async function watchNpm(stop: () => void): Promise<void> {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = await parentOf(shell, 'sh');
  setInterval(async () => {
    if (process.ppid !== shell || (npm && (await parentOf(shell, 'sh')) !== npm)) stop();
  }, 500).unref();
}

/** Starts the service desk, waits for a signal or for a part that ends too often, and ends the process. */
export async function run({ say, fail, dev = false, silenceMs }: Entry): Promise<void> {
  const stopping = new AbortController();
  const stopped = new Promise<undefined>((settle) => {
    stopping.signal.addEventListener('abort', () => settle(undefined));
  });
  const stopNow = () => stopping.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopNow);
  process.stdout.on('error', stopNow);
  await watchNpm(stopNow);
  try {
    const from = process.env.INIT_CWD ?? process.cwd();
    const dataDir = process.env.VSD_DATA_DIR ? resolve(from, process.env.VSD_DATA_DIR) : join(projectRoot, '.data');
    const ports = portsFrom(process.env.VSD_PORT || undefined, { dev });
    const running = await launch({ ports, dataDir, say, dev, ...(silenceMs && { silenceMs }) }, stopping.signal);
    const failure = await Promise.race([running.failed, stopped]);
    say('Stopping');
    await running.stop();
    if (failure) return fail(failure.message, 'has stopped');
    say('Stopped');
    process.exit(0);
  } catch (error) {
    if (stopping.signal.aborted) process.exit(0);
    fail(error instanceof StartProblem ? error.message : ((error as Error).stack ?? String(error)));
  }
}
