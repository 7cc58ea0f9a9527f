import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/standalone/free-ports.js';
import { listens } from './dovecot/dovecot-server.js';
import { eventually } from './eventually.js';

const PROGRAM = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');

/** A server that is compatible with S3, as a process of its own. */
export interface S3Server {
  /** Settings of a desk that stores its files there. */
  readonly settings: Record<string, string>;
  /** Its credentials, as variables of the environment. */
  readonly credentials: Record<string, string>;
  start(): Promise<void>;
  /** Ends it as a power failure would. */
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

export async function startS3(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'vsd-s3-'));
  const port = await freePort();
  const options = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port), '--silent'];
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const start = async () => {
    child = spawn(process.execPath, ['--no-deprecation', PROGRAM, ...options, '--configure-bucket', 'volta'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await eventually(() => listens(port));
  };
  await start();
  return {
    settings: {
      VSD_FILES: 's3',
      VSD_S3_BUCKET: 'volta',
      VSD_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      VSD_S3_PATH_STYLE: 'true',
    },
    credentials: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    start,
    kill,
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
