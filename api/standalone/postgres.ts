import { join, resolve } from 'node:path';
import { claimFolder, openDataFolder, type Passwords, passwordsOf } from './data-folder.js';
import { freePort } from './free-ports.js';
import { findBinaries } from './postgres-binaries.js';
import { hasCluster, initialise, stopLeftover } from './postgres-cluster.js';
import { type PostgresProcess, PostgresRefusal, startProcess } from './postgres-process.js';
import { postgresSettings } from './postgres-settings.js';
import { StartProblem } from './start-problem.js';

/** Addresses of a running cluster for each role that signs in; `database` is the name of a database. */
export interface PostgresAddresses {
  port: number;
  superuserUrl(database: string): string;
  ownerUrl(database: string): string;
  appUrl(database: string): string;
}

/** A running embedded PostgreSQL, which holds its data folder until it is stopped. */
export interface PostgresServer extends PostgresAddresses {
  passwords: Passwords;
  /** The first process of the server. */
  process: PostgresProcess;
  /** Starts the server again at the same address, after its process has ended by itself. @throws StartProblem */
  startAgain(): Promise<PostgresProcess>;
  /** Ends the server in order, and releases the data folder. */
  stop(): Promise<void>;
}

/** Options of a start: `durable: false` gives up safety against power cuts for speed (tests only). */
export interface PostgresOptions {
  dataDir: string;
  port?: number;
  log?: (text: string) => void;
  durable?: boolean;
  /** Most connections of API and worker. */
  connections?: number;
  /** Further settings of the server, for measurements. */
  settings?: Record<string, string>;
}

/** Addresses of the cluster on this loopback port. */
export function addressesAt(port: number, passwords: Passwords): PostgresAddresses {
  const url = (role: string, password: string) => (database: string) =>
    `postgresql://${role}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  return {
    port,
    superuserUrl: url('postgres', passwords.superuser),
    ownerUrl: url('vsd_owner', passwords.owner),
    appUrl: url('vsd_app', passwords.app),
  };
}

/**
 * Removes the variables of libpq (`PGPORT`, `PGSSLMODE`, …) from the environment. They are for another server, and would
 * reach ours, its programs and all clients that are started from here.
 */
function removeVariablesOfLibpq(): void {
  for (const name of Object.keys(process.env)) if (/^PG[A-Z]/.test(name)) delete process.env[name];
}

/**
 * Starts a real PostgreSQL on the loopback address, with its cluster in `<dataDir>/postgres`; resolves when it answers.
 * @throws StartProblem when the folder cannot be used; then no process is left running
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { dataDir, log, durable = true, connections = 100 } = options;
  removeVariablesOfLibpq();
  const folder = resolve(dataDir);
  const cluster = join(folder, 'postgres');
  await openDataFolder(folder);
  const release = await claimFolder(folder);
  try {
    const binaries = await findBinaries();
    const isPresent = await hasCluster(cluster, folder);
    const passwords = await passwordsOf(folder);
    if (isPresent) await stopLeftover(cluster);
    else await initialise(binaries, cluster, passwords);
    const port = options.port ?? (await freePort());
    const addresses = addressesAt(port, passwords);
    const settings = { ...postgresSettings({ durable, connections }), ...options.settings };
    const plan = { binaries, cluster, port, settings, url: addresses.superuserUrl('postgres'), log };
    const start = () => startProcess(plan).catch((error) => Promise.reject(problemWith(folder, error)));
    const first = await start();
    let current = first;
    return {
      ...addresses,
      passwords,
      process: first,
      startAgain: async () => {
        current = await start();
        return current;
      },
      stop: async () => {
        await current.stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

function problemWith(folder: string, error: Error): StartProblem {
  const trouble =
    error instanceof PostgresRefusal
      ? `PostgreSQL does not start on the data folder ${folder} (${error.message})`
      : `The data folder ${folder} does not fit its database (${error.message})`;
  return new StartProblem(`${trouble}: delete it to start afresh.`);
}
