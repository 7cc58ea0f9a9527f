import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import pg from 'pg';
import { passwordsOf } from '../../../api/standalone/data-folder.js';
import { freePorts } from '../../../api/standalone/free-ports.js';
import { addressesAt } from '../../../api/standalone/postgres.js';

const READY = /Volta Service Desk is ready: (\S+)/;
/** What is said once PostgreSQL runs, and everything is built. */
const DATABASE_RUNS = /Starting the identity service/;
const READY_WITHIN_MS = 300_000;
const PORTS = 4;

/**
 * Starts the product as people do, once for each worker, so that journeys side by side share no records; ends all after
 * the last journey. With VSD_JOURNEY_URL the journeys go through one product that runs already.
 */
export default async function startDesks({ workers }: Pick<FullConfig, 'workers'>): Promise<() => Promise<void>> {
  if (process.env.VSD_JOURNEY_URL) return async () => undefined;
  const starts: Promise<Desk>[] = [];
  while (starts.length < workers) {
    const { forgets, desk } = await startDesk();
    starts.push(desk);
    // The first may have to build what all serve.
    await Promise.race([forgets, desk].map((step) => step.catch(() => undefined)));
  }
  const results = await Promise.allSettled(starts);
  const desks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => {
    await Promise.all(desks.map((desk) => desk.stop()));
  };
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
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

/** `forgets` settles when all is built and its PostgreSQL waits for no disk, `desk` when it is ready or has failed. */
async function startDesk(): Promise<{ forgets: Promise<void>; desk: Promise<Desk> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vsd-journeys-'));
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
    await rm(dataDir, { recursive: true, force: true });
  };
  const forgets = databaseRuns.promise.then(() => forgetful(dataDir));
  const start = async (): Promise<Desk> => {
    try {
      const [url] = await Promise.all([ready, forgets]);
      return { url, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  };
  return { forgets, desk: start() };
}
