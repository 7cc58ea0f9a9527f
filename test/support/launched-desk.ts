import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { freePorts } from '../../api/standalone/free-ports.js';

const entry = (options: LaunchSettings) => `
  const { run } = await import(${JSON.stringify(pathToFileURL('dist/api/standalone/run.js').href)});
  await run({
    ...${JSON.stringify(options)},
    say(text) { console.log(text); },
    fail(sentence) { console.error(sentence); process.exit(1); },
  });`;

/** The processes of a start that a test can kill, by a part of their command line. */
const PARTS = { API: 'dist/api/main.js', worker: 'dist/api/worker.js', PostgreSQL: 'bin/postgres' } as const;
export const KILLED_PARTS = Object.keys(PARTS) as (keyof typeof PARTS)[];
/** A part, or one of the sessions that PostgreSQL serves the product by. */
export type KilledPart = keyof typeof PARTS | 'backend';
const BACKEND = 'postgres: vsd_app';

/** The settings of a start beside its environment. */
interface LaunchSettings {
  readonly silenceMs?: number;
}

/** The service desk as `npm start` runs it, in a process of its own. */
export interface LaunchedDesk {
  readonly port: number;
  /** Folder of its data. */
  readonly dataDir: string;
  readonly launcher: ReturnType<typeof spawn>;
  /** Everything that it has printed. */
  output(): string;
  /** Exit code or signal of the launcher. */
  readonly ended: Promise<number | string>;
  /** Ends one part as the kernel does when memory is short, or freezes it and lets it go on. */
  kill(part: KilledPart, signal?: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<number | string>;
}

/** Starts it with these settings; `ended` settles when it has given up. */
export function beginDesk(env: Record<string, string>, options: LaunchSettings = {}): LaunchedDesk {
  const node = ['--input-type=module', '-e', entry(options)];
  const launcher = spawn(process.execPath, node, { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const ended = once(launcher, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return {
    port: Number(env.VSD_PORT),
    dataDir: env.VSD_DATA_DIR!,
    launcher,
    output: () => output,
    ended,
    kill: async (part, signal = 'SIGKILL') => {
      const holder = part === 'backend' ? 'PostgreSQL' : part;
      const found = await childNamed(launcher.pid!, PARTS[holder]);
      const victim = found && part === 'backend' ? await childNamed(found, BACKEND) : found;
      if (!victim) throw new Error(`The ${part} does not run:\n${output}`);
      process.kill(victim, signal);
    },
    stop: () => {
      launcher.kill('SIGTERM');
      return ended;
    },
  };
}

/** Starts it on free ports and waits until it is ready. */
export async function launchDesk(
  dataDir: string,
  env: Record<string, string> = {},
  options: LaunchSettings = {},
): Promise<LaunchedDesk> {
  // One user stands for many here, and may call as often.
  const own = { VSD_PORT: String(await freePorts(4)), VSD_DATA_DIR: dataDir, VSD_RATE_LIMIT: '0' };
  const desk = beginDesk({ ...own, ...env }, options);
  const ready = new Promise<void>((resolve) => {
    desk.launcher.stdout!.on('data', () => desk.output().includes('is ready: ') && resolve());
  });
  const failed = desk.ended.then((how) => Promise.reject(new Error(`It ended with ${how}: ${desk.output()}`)));
  failed.catch(() => undefined);
  await Promise.race([ready, failed]);
  return desk;
}

async function childNamed(parent: number, name: string): Promise<number | undefined> {
  for (const pid of await childrenOf(parent)) if ((await commandOf(pid)).includes(name)) return pid;
  return undefined;
}

const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    }),
  );
  return pids.filter((_, at) => parents[at] === parent);
}
