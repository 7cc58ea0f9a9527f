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
 * How the cluster's folder is named to PostgreSQL. As root on Linux it runs as another account, which may be barred
 * from a folder above the cluster; its working directory, which we set, it reaches all the same.
 */
export function nameOf(cluster: string): string {
  return 'uid' in unprivileged && platform() === 'linux' ? '/proc/self/cwd' : cluster;
}

/** Hands the superuser's password over by a pipe; initdb cannot open the socket that Node calls a pipe. */
const PIPED = 'cat | "$@" --pwfile=/dev/stdin';

/** Makes the folder of a new cluster. @throws StartProblem when PostgreSQL cannot. */
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

/** The last thing that went wrong in what PostgreSQL said, without its prefix. */
export function lastLine(text: string): string {
  const lines = text.trim().split('\n');
  return (lines.findLast((line) => /error|fatal|panic/i.test(line)) ?? lines.at(-1) ?? '').replace(
    /^.*(ERROR|FATAL|PANIC): */,
    '',
  );
}

/** Whether the cluster is there already. @throws StartProblem when what is there is not ours to use. */
export async function inspect(cluster: string, dataDir: string): Promise<boolean> {
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
