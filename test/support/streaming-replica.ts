import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type PostgresAddresses, startPostgres } from '../../api/standalone/postgres.js';
import { unprivileged } from '../../api/standalone/postgres-binaries.js';
import { eventually } from './eventually.js';
import { clusterProcesses, type OwnPostgres } from './own-postgres.js';
import { testPostgres } from './postgres.js';

/** A standby that replays the log of a suite's own cluster, and may be killed and frozen. */
export interface StreamingReplica extends PostgresAddresses {
  /** Runs a statement as superuser in a database of the standby. */
  query(database: string, statement: string): Promise<pg.QueryResult['rows']>;
  /** Ends it as a power failure would. */
  kill(): Promise<void>;
  startAgain(): Promise<void>;
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a streaming replica from a base backup; a read that blocks its replay for `conflictMs` is cancelled. */
export async function startReplica({ dataDir }: OwnPostgres, conflictMs: number): Promise<StreamingReplica> {
  const primary = testPostgres();
  const copy = await mkdtemp(join(tmpdir(), 'vsd-replica-'));
  const cluster = join(copy, 'postgres');
  await copyWhileRunning(primary.superuserUrl('postgres'), dataDir, copy);
  const settings = {
    primary_conninfo: primary.superuserUrl('postgres'),
    primary_slot_name: 'replica',
    max_standby_streaming_delay: String(conflictMs),
  };
  const server = await startPostgres({ dataDir: copy, settings });
  const signal = async (name: NodeJS.Signals) => (await clusterProcesses(copy)).signal(name);
  let current = server.process;
  return {
    port: server.port,
    superuserUrl: server.superuserUrl,
    ownerUrl: server.ownerUrl,
    appUrl: server.appUrl,
    // The replay may cancel a query of the test as well.
    query: (database, statement) => eventually(() => ask(server.superuserUrl(database), statement)),
    kill: async () => {
      await signal('SIGKILL');
      await current.ended;
    },
    startAgain: async () => {
      await rm(join(cluster, 'postmaster.pid'), { force: true });
      current = await server.startAgain();
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: async () => {
      await signal('SIGCONT');
      await server.stop();
      await rm(copy, { recursive: true, force: true });
    },
  };
}

/** A base backup without pg_basebackup, which the embedded PostgreSQL lacks (PostgreSQL's manual, 25.3.4). */
async function copyWhileRunning(url: string, dataDir: string, copy: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const cluster = join(copy, 'postgres');
  try {
    await client.query(`select pg_create_physical_replication_slot('replica', true)`);
    await client.query(`select pg_backup_start('replica', true)`);
    for (const part of ['postgres', 'passwords.json'])
      await promisify(execFile)('cp', ['-a', join(dataDir, part), copy]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(cluster, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(cluster, 'standby.signal'), '');
  } finally {
    await client.end();
  }
  // The process is the primary's; the log is streamed.
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  const log = join(cluster, 'pg_wal');
  for (const name of await readdir(log)) if (/^[0-9A-F]{24}$/.test(name)) await rm(join(log, name));
  const { uid, gid } = unprivileged;
  if (uid === undefined || gid === undefined) return;
  for (const name of ['backup_label', 'standby.signal']) await chown(join(cluster, name), uid, gid);
}

async function ask(connectionString: string, statement: string): Promise<pg.QueryResult['rows']> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
