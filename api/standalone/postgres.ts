import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { claimFolder, openDataFolder, type Passwords, passwordsOf, writeSecret } from './data-folder.js';
import { freePort } from './free-port.js';
import { findBinaries, type PostgresBinaries, unprivileged } from './postgres-binaries.js';
import { runs } from './process-identity.js';
import { StartProblem } from './start-problem.js';

const MAJOR = '18';

/** Addresses of a running cluster for each of the roles that sign in; `database` is the database's name. */
export interface PostgresAddresses {
  port: number;
  superuserUrl(database: string): string;
  ownerUrl(database: string): string;
  appUrl(database: string): string;
}

/** A running embedded PostgreSQL; `stop` ends it in order, `ended` settles when it is gone for whatever reason. */
export interface PostgresServer extends PostgresAddresses {
  passwords: Passwords;
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** How to start: `durable: false` gives up safety against power cuts for speed (tests only). */
export interface PostgresOptions {
  dataDir: string;
  port?: number;
  log?: (line: string) => void;
  durable?: boolean;
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
 * How the cluster's folder is named to PostgreSQL. As root on Linux it runs as another account, which may be barred
 * from a folder above the cluster; its working directory, which we set, it reaches all the same.
 */
function nameOf(cluster: string): string {
  return 'uid' in unprivileged && platform() === 'linux' ? '/proc/self/cwd' : cluster;
}

/** Hands the superuser's password over by a pipe; initdb cannot open the socket that Node calls a pipe. */
const PIPED = 'cat | "$@" --pwfile=/dev/stdin';

async function initialise(binaries: PostgresBinaries, cluster: string, passwords: Passwords): Promise<void> {
  const fresh = `${cluster}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  if (unprivileged.uid !== undefined) await chown(fresh, unprivileged.uid, unprivileged.gid);
  const locale = platform() === 'win32' ? [] : [`--locale=${platform() === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`];
  const options = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und', ...locale, '--lc-messages=C'];
  const access = ['--username=postgres', '--auth=scram-sha-256', '--no-instructions'];
  const command = [binaries.initdb, `--pgdata=${nameOf(fresh)}`, ...options, ...access];
  const passwordFile = `${cluster}.password`;
  if (platform() === 'win32') await writeSecret(passwordFile, passwords.superuser);
  const [program, ...rest] =
    platform() === 'win32' ? [...command, `--pwfile=${passwordFile}`] : ['/bin/sh', '-c', PIPED, 'sh', ...command];
  const initdb = spawn(program!, rest, { ...unprivileged, cwd: fresh, stdio: 'pipe' });
  let output = '';
  for (const stream of [initdb.stdout, initdb.stderr]) stream.on('data', (chunk) => (output += chunk));
  initdb.stdin.on('error', () => undefined).end(`${passwords.superuser}\n`);
  const [code] = (await once(initdb, 'close')) as [number | null];
  await rm(passwordFile, { force: true });
  if (code !== 0) throw new StartProblem(`PostgreSQL could not make its data folder: ${lastLine(output)}`);
  await rename(fresh, cluster);
}

function lastLine(text: string): string {
  const lines = text.trim().split('\n');
  return (lines.findLast((line) => /error|fatal|panic/i.test(line)) ?? lines.at(-1) ?? '').replace(
    /^.*(ERROR|FATAL|PANIC): */,
    '',
  );
}

/** Whether the cluster is there already. @throws StartProblem when what is there is not ours to use. */
async function inspect(cluster: string, dataDir: string): Promise<boolean> {
  const entries = await readdir(cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartProblem(
      `The data folder ${dataDir} is damaged (${cluster} cannot be read): delete it to start afresh.`,
    );
  });
  if (entries === undefined) return false;
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === MAJOR) return true;
  const found = version
    ? `was written by PostgreSQL ${version}, not ${MAJOR}`
    : 'holds no database of this application';
  throw new StartProblem(
    `The data folder ${dataDir} ${found}: delete it to start afresh or name another with VSD_DATA_DIR.`,
  );
}

/** Ends a server that a start which was killed has left on this cluster. */
async function stopLeftover(cluster: string): Promise<void> {
  const pid = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !(await runs(pid))) return;
  if (platform() === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!command.includes('postgres')) return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal);
    for (let attempt = 0; attempt < 100 && (await runs(pid)); attempt++) await delay(50);
    if (!(await runs(pid))) return;
  }
}

/** The server ends by itself (fast shutdown) when the pipe to us closes, so that it never outlives us. */
const GUARDED = 'exec 3<&0; ( (cat >/dev/null; kill -INT $$) <&3 2>/dev/null & ); exec 3<&-; exec "$@" </dev/null';

function launch(binaries: PostgresBinaries, cluster: string, port: number, durable: boolean): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
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
    const code = (error as { code?: string }).code;
    if (code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === '57P03') return false;
    throw error;
  }
}

/**
 * Starts a real PostgreSQL on the loopback address, with its cluster in `<dataDir>/postgres`; resolves when it answers.
 * @throws StartProblem when the folder cannot be used; nothing is left running then.
 */
export async function startPostgres({ dataDir, port, log, durable = true }: PostgresOptions): Promise<PostgresServer> {
  const folder = resolve(dataDir);
  const cluster = join(folder, 'postgres');
  await openDataFolder(folder);
  const release = await claimFolder(folder);
  try {
    const binaries = await findBinaries();
    const known = await inspect(cluster, folder);
    const passwords = await passwordsOf(folder);
    if (known) await stopLeftover(cluster);
    else await initialise(binaries, cluster, passwords);
    const chosen = port ?? (await freePort());
    const child = launch(binaries, cluster, chosen, durable);
    let output = '';
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output = (output + chunk).slice(-4000);
        for (const line of chunk.trimEnd().split('\n')) log?.(line);
      });
    }
    child.stdin!.on('error', () => undefined);
    let gone = false;
    const ended = new Promise<void>((settle) => {
      child.on('error', (error) => (output += `\n${error.message}`));
      child.once('close', () => {
        gone = true;
        child.stdin!.destroy();
        settle(release());
      });
    });
    const addresses = addressesAt(chosen, passwords);
    const stop = async () => {
      if (!gone) child.kill('SIGINT');
      await ended;
    };
    try {
      while (!gone && !(await answers(addresses.superuserUrl('postgres')))) await delay(25);
    } catch (error) {
      await stop();
      throw new StartProblem(
        `The data folder ${folder} does not fit its database (${(error as Error).message}): delete it to start afresh.`,
      );
    }
    if (gone) {
      throw new StartProblem(
        `PostgreSQL does not start on the data folder ${folder} (${lastLine(output)}): delete it to start afresh.`,
      );
    }
    return { ...addresses, passwords, ended, stop };
  } catch (error) {
    await release();
    throw error;
  }
}
