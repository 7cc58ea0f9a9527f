import { join, resolve } from 'node:path';
import { projectRoot } from '../platform/project-root.js';
import { launch } from './launch.js';
import { portsFrom } from './ports.js';
import { parentOf } from './process-identity.js';
import { StartProblem } from './start-problem.js';

/** What the entry script hands over: `say` prints progress, `give` prints why it did not start and ends. */
interface Entry {
  say: (text: string) => void;
  give: (sentence: string, what?: string) => void;
  /** Compile and restart on every change, and serve the admin by Vite. */
  dev?: boolean;
  /** Milliseconds after which an API or a worker that answers nothing is started again. */
  silenceMs?: number;
}

/** Ends when npm, which started us directly or through a shell, is gone without having told us. */
async function watchNpm(stop: () => void): Promise<void> {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = await parentOf(shell, 'sh');
  setInterval(async () => {
    if (process.ppid !== shell || (npm && (await parentOf(shell, 'sh')) !== npm)) stop();
  }, 500).unref();
}

/** Starts the service desk, keeps it until it is told to stop or a part of it ends, and ends the process. */
export async function run({ say, give, dev = false, silenceMs }: Entry): Promise<void> {
  const told = new AbortController();
  const wish = new Promise<undefined>((settle) => {
    told.signal.addEventListener('abort', () => settle(undefined));
  });
  const stopNow = () => (told.signal.aborted ? undefined : told.abort());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopNow);
  process.stdout.on('error', stopNow);
  await watchNpm(stopNow);
  try {
    const from = process.env.INIT_CWD ?? process.cwd();
    const dataDir = process.env.VSD_DATA_DIR ? resolve(from, process.env.VSD_DATA_DIR) : join(projectRoot, '.data');
    const ports = portsFrom(process.env.VSD_PORT || undefined, { dev });
    const running = await launch({ ports, dataDir, say, dev, ...(silenceMs && { silenceMs }) }, told.signal);
    const failure = await Promise.race([running.failed, wish]);
    say('Stopping');
    await running.stop();
    if (failure) return give(failure.message, 'has stopped');
    say('Stopped');
    process.exit(0);
  } catch (error) {
    if (told.signal.aborted) process.exit(0);
    give(error instanceof StartProblem ? error.message : ((error as Error).stack ?? String(error)));
  }
}
