import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { FullConfig } from '@playwright/test';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { passwordsOf } from '../../../api/standalone/data-folder.js';
import { freePorts } from '../../../api/standalone/free-ports.js';
import { addressesAt, type PostgresAddresses } from '../../../api/standalone/postgres.js';
import { eventually } from '../../support/eventually.js';

const READY = /Volta Service Desk is ready: (\S+)/;
/** The line of the log once PostgreSQL runs. */
const DATABASE_RUNS = /Starting the identity service/;
const READY_WITHIN_MS = 300_000;
const PORTS = 4;

const run = promisify(execFile);

/**
 * Starts the product as people do, once for each worker, so that journeys side by side share no records; ends all after
 * the last journey. All begin with the folder that a first start has filled with demo data and worked through, which
 * VSD_FILLED_DESK keeps for later runs. With VSD_JOURNEY_URL the journeys go through one product that runs already.
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
    const kept = process.env.VSD_FILLED_DESK;
    const [first = '', ...others] = folders;
    const isKept = kept !== undefined && existsSync(kept);
    if (isKept) await copyInto(first, kept);
    else await fill(first);
    if (kept && !isKept) await rename(await copyInto(await mkdtemp(`${kept}-`), first), kept);
    await othersEnded();
    await Promise.all(others.map((folder) => copyInto(folder, first)));
    const starts = await Promise.allSettled(folders.map((folder) => startDesk(folder)));
    desks.push(...starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : [])));
    const failed = starts.find((start) => start.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.VSD_JOURNEY_URLS = desks.map(({ url }) => url).join(' ');
  process.env.VSD_JOURNEY_FOLDERS = folders.join(' ');
  return stop;
}

/** Fills a folder by a first start, and has the worker do the jobs of the demo data. */
async function fill(folder: string): Promise<void> {
  const desk = await startDesk(folder);
  await workThrough(folder);
  await desk.stop();
}

/** Copies a filled folder into an empty one, whose path it returns. The copy keeps the owners of the files, since PostgreSQL may run as another user than the tests. */
async function copyInto(folder: string, filled: string): Promise<string> {
  await run('cp', ['-a', `${filled}/.`, folder]);
  return folder;
}

/** Suites that still run after that long hang; on a busy machine they take more than half an hour. */
const OTHERS_WITHIN_MS = 4_500_000;

/**
 * Settles once the parallel script has ended, if `run-parts.mjs` started this one to prepare itself beside it; rejects
 * when the folder of the signal is gone, since the signal cannot come any more.
 */
const othersEnded = async () => {
  const file = process.env.VSD_PREPARE_UNTIL;
  if (!file) return;
  const isGone = await eventually(async () => {
    if (!existsSync(dirname(file))) return true;
    await access(file);
    return false;
  }, OTHERS_WITHIN_MS);
  if (isGone) throw new Error('What ran beside was cut off');
};

/** Has the desk's PostgreSQL wait for no disk, before demo data are written: journeys outlive no crash. */
const forgetful = (dataDir: string) =>
  inDatabase(dataDir, 'postgres', async (client) => {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      await client.query(`alter system set ${setting} = off`);
    await client.query('select pg_reload_conf()');
  });

/** Timed jobs of the worker with much to do in fresh demo data, mails above all. */
const SWEEPS = ['clock-marks', 'ticket-closing', 'ticket-triggers'];
const ATTENDED = 'select count(*)::int as queues from pgboss.queue where name = any($1)';
/** Jobs that run or could. */
const DUE = `select count(*)::int as due from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`;

/** Has the desk's worker do the jobs of the demo data, so that not each of the copies does them again. */
const workThrough = (dataDir: string) =>
  inDatabase(dataDir, 'volta', async (client, connectionString) => {
    await eventually(async () => {
      const { rows } = await client.query<{ queues: number }>(ATTENDED, [SWEEPS]);
      if (rows[0]?.queues !== SWEEPS.length) throw new Error('The worker does not attend all of its queues yet');
    }, READY_WITHIN_MS);
    const boss = new PgBoss({ connectionString, schema: 'pgboss', migrate: false, supervise: false, schedule: false });
    await boss.start();
    for (const name of SWEEPS) await boss.send(name, { tenant: null, data: {}, failures: 0 });
    await boss.stop();
    await eventually(async () => {
      const { rows } = await client.query<{ due: number }>(DUE);
      if (rows[0]?.due) throw new Error(`${rows[0].due} jobs of the demo data are not done`);
    }, READY_WITHIN_MS);
  });

/** The running PostgreSQL of the desk in a folder. */
async function databaseIn(dataDir: string): Promise<PostgresAddresses> {
  const lock = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  return addressesAt(Number(lock.split('\n')[3]), await passwordsOf(dataDir));
}

/** The database of this worker's desk, for a process beside it. Throws for a product that runs already. */
export function workerDatabase(): Promise<PostgresAddresses> {
  const folder = process.env.VSD_JOURNEY_FOLDERS?.split(' ')[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!folder) throw new Error('The folder of a product that runs already is unknown');
  return databaseIn(folder);
}

/** Asks the running PostgreSQL of a desk as its superuser. */
async function inDatabase(
  dataDir: string,
  name: string,
  ask: (client: pg.Client, url: string) => Promise<void>,
): Promise<void> {
  const url = (await databaseIn(dataDir)).superuserUrl(name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await ask(client, url);
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
