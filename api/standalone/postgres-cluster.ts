import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Passwords, writeSecret } from './data-folder.js';
import { type PostgresBinaries, unprivileged } from './postgres-binaries.js';
import { isRunning } from './process-identity.js';
import { StartProblem } from './start-problem.js';

const MAJOR = '18';

/**
 * The path of the cluster's folder for PostgreSQL. If we are root on Linux, it runs as another account, which may have
 * no access to a folder above the cluster; it reaches its working directory, which we set, all the same.
 */
export function nameOf(cluster: string): string {
  return 'uid' in unprivileged && platform() === 'linux' ? '/proc/self/cwd' : cluster;
}

/** Passes the superuser's password by a pipe; initdb cannot open the socket that Node calls a pipe. */
const PIPED = 'cat | "$@" --pwfile=/dev/stdin';

/** Makes the folder of a new cluster. @throws StartProblem when PostgreSQL fails */
export async function initialise(binaries: PostgresBinaries, cluster: string, passwords: Passwords): Promise<void> {
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

/** The last error in PostgreSQL's output, without its prefix. */
export function lastLine(text: string): string {
  const lines = text.trim().split('\n');
  return (lines.findLast((line) => /error|fatal|panic/i.test(line)) ?? lines.at(-1) ?? '').replace(
    /^.*(ERROR|FATAL|PANIC): */,
    '',
  );
}

/** Whether the cluster exists. @throws StartProblem when the folder is not a cluster of this version */
export async function hasCluster(cluster: string, dataDir: string): Promise<boolean> {
  const entries = await readdir(cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartProblem(
      `The data folder ${dataDir} is damaged (${cluster} cannot be read): delete it to start afresh.`,
    );
  });
  if (entries === undefined) return false;
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === MAJOR) return true;
  const content = version
    ? `was written by PostgreSQL ${version}, not ${MAJOR}`
    : 'holds no database of this application';
  throw new StartProblem(
    `The data folder ${dataDir} ${content}: delete it to start afresh or name another with VSD_DATA_DIR.`,
  );
}

/** Ends a server that a killed start has left on this cluster. */
export async function stopLeftover(cluster: string): Promise<void> {
  const pid = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !(await isRunning(pid))) return;
  if (platform() === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!command.includes('postgres')) return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal);
    for (let attempt = 0; attempt < 100 && (await isRunning(pid)); attempt++) await delay(50);
    if (!(await isRunning(pid))) return;
  }
}
