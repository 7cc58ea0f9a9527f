import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { projectRoot } from '../../../api/platform/project-root.js';
import { freePort } from '../../../api/standalone/free-ports.js';

const SERVER = fileURLToPath(new URL('./server.js', import.meta.url));
const SCHEMA = `${projectRoot}/test/bench/limit/schema.sql`;

/** The limit as a process of its own. */
export interface LimitProcess {
  readonly process: ChildProcess;
  readonly port: number;
  stop(): Promise<unknown>;
}

/** Copies the desk's data into a schema made for the questions alone, and starts the plain server on it. */
export async function startLimit(superuserUrl: string): Promise<LimitProcess> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(await readFile(SCHEMA, 'utf8'));
  await client.query('vacuum analyze');
  await client.end();
  const port = await freePort();
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LIMIT_DATABASE: superuserUrl, LIMIT_PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`The limit did not start: ${code}`))),
  ]);
  return {
    process: child,
    port,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
