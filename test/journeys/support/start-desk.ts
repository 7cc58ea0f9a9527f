import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FullConfig } from '@playwright/test';
import pg from 'pg';
import { passwordsOf } from '../../../api/standalone/data-folder.js';
import { freePorts } from '../../../api/standalone/free-ports.js';
import { addressesAt } from '../../../api/standalone/postgres.js';

const READY = /Volta Service Desk is ready: (\S+)/;
/** What is said once PostgreSQL runs. */
const DATABASE_RUNS = /Starting the identity service/;
const READY_WITHIN_MS = 300_000;
const PORTS = 4;

const run = promisify(execFile);

/**
 * Starts the product as people do, once for each worker, so that journeys side by side share no records; ends all after
 * the last journey. All begin with the folder that a first start has filled with demo data. With VSD_JOURNEY_URL the
 * journeys go through one product that runs already.
 */
export default async function startDesks({ workers }: Pick<FullConfig, 'workers'>): Promise<() => Promise<void>> {
  if (process.env.VSD_JOURNEY_URL) return async () => undefined;
  const folders = await Promise.all(Array.from({ length: workers }, () => mkdtemp(join(tmpdir(), 'vsd-journeys-'))));
  const desks: Desk[] = [];
  const stop = async () => {
    await Promise.all(desks.map((desk) => desk.stop()));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  };
  try {
    const [filled = '', ...others] = folders;
    await (await startDesk(filled)).stop();
    // With the owners of the files, since PostgreSQL may run as another user than we do.
    await Promise.all(others.map((folder) => run('cp', ['-a', `${filled}/.`, folder])));
    const starts = await Promise.allSettled(folders.map((folder) => startDesk(folder)));
    desks.push(...starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : [])));
    const failed = starts.find((start) => start.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.VSD_JOURNEY_URLS = desks.map(({ url }) => url).join(' ');
  return stop;
}

/** Has the desk's PostgreSQL wait for no disk, before demo data are written: journeys outlive no crash. */
async function forgetful(dataDir: string): Promise<void> {
  const lock = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  const port = Number(lock.split('\n')[3]);
  const url = addressesAt(port, await passwordsOf(dataDir)).superuserUrl('postgres');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      await client.query(`alter system set ${setting} = off`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}

interface Desk {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the product with this folder; settles when it is ready. */
async function startDesk(dataDir: string): Promise<Desk> {
  const child = spawn(process.execPath, ['api/standalone/start.mjs'], {
    env: { ...process.env, VSD_PORT: String(await freePorts(PORTS)), VSD_DATA_DIR: dataDir, VSD_RATE_LIMIT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const databaseRuns = Promise.withResolvers<void>();
  const ready = new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text;
      if (DATABASE_RUNS.test(output)) databaseRuns.resolve();
      const address = READY.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then(() => reject(new Error(`The product did not start:\n${output}`)));
    AbortSignal.timeout(READY_WITHIN_MS).addEventListener('abort', () => {
      reject(new Error(`The product is not ready after ${READY_WITHIN_MS / 1000} s:\n${output}`));
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    const [url] = await Promise.all([ready, databaseRuns.promise.then(() => forgetful(dataDir))]);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
