import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../api/platform/project-root.js';
import { freePort } from '../../api/standalone/free-ports.js';
import type { TestApplication } from './application.js';
import { PATIENT } from './database-limits.js';
import { eventually } from './eventually.js';

const MAIN = join(projectRoot, 'dist/api/main.js');

/** The API as a process of its own beside that of the test, on the same database. */
export interface ApiProcess {
  readonly process: ChildProcess;
  readonly port: number;
  /** Resolves with the exit code, or with the signal that ended it. */
  readonly ended: Promise<number | string>;
  /** Asks it to end as a new deployment does, and resolves with its exit code or signal. */
  stop(): Promise<number | string>;
}

/** The database and the issuer that an API is started on. */
type Addresses = Pick<TestApplication, 'databaseUrl'> & { issuer: Pick<TestApplication['issuer'], 'url'> };

/**
 * Starts `main.js`, with options of Node if there are any, and waits until it serves; `before` is a command of the shell
 * that the process inherits from, such as `ulimit`.
 */
export async function startApi(
  desk: Addresses,
  settings: Record<string, string> = {},
  before = ':',
  options: readonly string[] = [],
): Promise<ApiProcess> {
  const api = await beginApi(desk, settings, before, options);
  await eventually(async () => {
    if (api.process.exitCode !== null) throw new Error(`The API ended before it served: ${api.process.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${api.port}/volta-service-desk/services/health/ready`);
    if (!answer.ok) throw new Error(`The API is not ready: ${answer.status}`);
  });
  return api;
}

/** Starts `main.js` in the same way and does not wait until it serves. */
export async function beginApi(
  desk: Addresses,
  settings: Record<string, string> = {},
  before = ':',
  options: readonly string[] = [],
): Promise<ApiProcess> {
  const port = settings.VSD_PORT ? Number(settings.VSD_PORT) : await freePort();
  const child = spawn('/bin/sh', ['-c', `${before} && exec "$0" "$@"`, process.execPath, ...options, MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
      DATABASE_URL: desk.databaseUrl,
      VSD_ISSUER: desk.issuer.url,
      VSD_PORT: String(port),
      ...PATIENT,
      // One user stands for many in a suite, and may call as often.
      VSD_RATE_LIMIT: '0',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  return {
    process: child,
    port,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
