import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { platform } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type PostgresBinaries, unprivileged } from './postgres-binaries.js';
import { lastLine, nameOf } from './postgres-cluster.js';

/** The programs, the folder of the cluster, the port, the settings and the superuser's address. */
export interface PostgresPlan {
  binaries: PostgresBinaries;
  cluster: string;
  port: number;
  settings: Record<string, string>;
  url: string;
  log?: (text: string) => void;
}

/** A running server; `ended` settles with exit code or signal when its process has ended. */
export interface PostgresProcess {
  ended: Promise<number | string>;
  stop(): Promise<void>;
}

/** The server ended before it answered; `isHeld` if processes of a killed server still hold its memory. */
export class PostgresRefusal extends Error {
  constructor(
    message: string,
    readonly isHeld: boolean,
  ) {
    super(message);
  }
}

/** Milliseconds in which the remaining processes of a killed server end. */
const LEFTOVERS_MS = 20_000;

/** The server ends (fast shutdown) when the pipe to us closes, so that it never outlives us. */
const GUARDED = 'exec 3<&0; ( (cat >/dev/null; kill -INT $$) <&3 2>/dev/null & ); exec 3<&-; exec "$@" </dev/null';

function launch({ binaries, cluster, port, settings }: PostgresPlan): ChildProcess {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [binaries.postgres, '-D', nameOf(cluster), '-p', String(port), ...flags];
  const [program, ...rest] = platform() === 'win32' ? command : ['/bin/sh', '-c', GUARDED, 'sh', ...command];
  return spawn(program!, rest, { ...unprivileged, cwd: cluster, stdio: 'pipe', detached: platform() !== 'win32' });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    // An error without a code of PostgreSQL is one of the network: the server does not listen yet, or has ended.
    const { code = '' } = error as { code?: string };
    if (!/^[0-9A-Z]{5}$/.test(code) || code.startsWith('57P') || code.startsWith('53')) return false;
    throw error;
  }
}

/**
 * Starts the server and waits until it answers, after the remaining processes of a killed one.
 * @throws PostgresRefusal when the server ends; other errors of connecting. Then no process is left running
 */
export async function startProcess(plan: PostgresPlan): Promise<PostgresProcess> {
  const deadline = Date.now() + LEFTOVERS_MS;
  for (;;) {
    try {
      return await tryToStart(plan);
    } catch (error) {
      if (!(error instanceof PostgresRefusal && error.isHeld) || Date.now() > deadline) throw error;
      await delay(100);
    }
  }
}

async function tryToStart(plan: PostgresPlan): Promise<PostgresProcess> {
  const child = launch(plan);
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-4000);
      plan.log?.(chunk);
    });
  }
  child.stdin!.on('error', () => undefined);
  child.on('error', (error) => (output += `\n${error.message}`));
  let hasEnded = false;
  const ended = once(child, 'exit').then(
    ([code, signal]) => code ?? signal,
    () => 'no program',
  );
  // Not 'close': the remaining processes of a killed server hold its output until they end.
  void ended.then(() => {
    hasEnded = true;
    child.stdin!.destroy();
  });
  const stop = async () => {
    if (!hasEnded) child.kill('SIGINT');
    await ended;
  };
  try {
    while (!hasEnded && !(await answers(plan.url))) await delay(25);
  } catch (error) {
    await stop();
    throw error;
  }
  if (!hasEnded) return { ended, stop };
  // Its last output may come after its end.
  await Promise.race([once(child, 'close'), delay(1000)]);
  throw new PostgresRefusal(lastLine(output), /pre-existing shared memory block/.test(output));
}
