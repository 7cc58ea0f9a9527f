import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CACHE = join(import.meta.dirname, '../../.cache/debian');
const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg';
const DOWNLOAD_MS = 300_000;

/**
 * The path of a program of a Debian package of a suite, newer than this machine's. The package and all its libraries are
 * downloaded once into `.cache`; the program runs with their own C library and changes nothing of the system.
 * Throws with a sentence where Debian's packages cannot be had.
 */
export async function debianProgram(suite, name, program) {
  const home = join(CACHE, `${suite}-${name}`);
  const wrapper = join(home, 'bin', program);
  if (existsSync(wrapper)) return wrapper;
  await mkdir(CACHE, { recursive: true });
  const fresh = await mkdtemp(join(CACHE, 'fresh-'));
  try {
    await unpack(fresh, suite, name);
    // A process that was faster has unpacked the same files.
    await rename(join(fresh, 'home'), home).catch((error) => {
      if (!existsSync(home)) throw error;
    });
  } catch (error) {
    throw new Error(`Debian's package ${name} of ${suite} cannot be had: ${(error.stderr || error.message).trim()}`);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  if (existsSync(wrapper)) return wrapper;
  throw new Error(`Debian's package ${name} of ${suite} has no program ${program}`);
}

/** `debianProgram`; null where it cannot be had, with a message that names the skipped tests. */
export const debianProgramHere = (suite, name, program) =>
  debianProgram(suite, name, program).catch((error) => {
    process.stderr.write(`\nNO ${program} HERE, the tests of it are skipped: ${error.message}\n\n`);
    return null;
  });

/** Unpacks a package with all its dependencies, as APT resolves them for an empty system, and wraps its programs. */
async function unpack(fresh, suite, name) {
  const home = join(fresh, 'home');
  for (const path of ['lists/partial', 'sources', 'cache/archives/partial', 'home/bin'])
    await mkdir(join(fresh, path), { recursive: true });
  await writeFile(join(fresh, 'status'), '');
  await writeFile(join(fresh, 'sources/own.list'), await source(suite));
  const options = [
    `Dir::State=${fresh}`,
    `Dir::State::status=${fresh}/status`,
    `Dir::Cache=${fresh}/cache`,
    'Dir::Etc::SourceList=/dev/null',
    `Dir::Etc::SourceParts=${fresh}/sources`,
    'APT::Sandbox::User=root',
    'APT::Update::Error-Mode=any',
    'Acquire::Languages=none',
    'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false',
    'Debug::NoLocking=true',
  ];
  const apt = (...args) =>
    run('apt-get', ['-q', ...options.flatMap((option) => ['-o', option]), ...args], { timeout: DOWNLOAD_MS });
  await apt('update');
  await apt('install', '-y', '--download-only', '--no-install-recommends', name);
  const archives = (await readdir(join(fresh, 'cache/archives'))).filter((file) => file.endsWith('.deb'));
  for (const file of archives) await run('dpkg', ['-x', join(fresh, 'cache/archives', file), join(home, 'root')]);
  const own = archives.find((file) => file.startsWith(`${name}_`));
  const { stdout } = await run('dpkg', ['-c', join(fresh, 'cache/archives', own)], { maxBuffer: 16 * 1024 * 1024 });
  for (const [, path] of stdout.matchAll(/^-..x.* \.\/(\S*\/s?bin\/\S+)$/gm)) await wrap(home, path);
}

/** A line of APT for a suite at the server from which this machine gets its own packages. */
async function source(suite) {
  const { stdout } = await run('apt-get', ['indextargets', '--format', '$(REPO_URI) $(LABEL)', 'Created-By: Packages']);
  const address = /^(\S+) Debian$/m.exec(stdout)?.[1];
  if (!address) throw new Error('APT has no server of Debian');
  return `deb ${existsSync(KEYS) ? `[signed-by=${KEYS}] ` : ''}${address} ${suite} main\n`;
}

/** A script that starts a program with the loader and the libraries unpacked beside it. */
async function wrap(home, path) {
  const [loader] = await readdir(join(home, 'root/usr/lib'), { recursive: true }).then((files) =>
    files.filter((file) => /^[^/]+\/ld-linux[^/]*\.so\.\d$/.test(file)),
  );
  const script = `#!/bin/sh
root=$(dirname "$(readlink -f "$0")")/../root
exec "$root/usr/lib/${loader}" --library-path "$root/usr/lib/${dirname(loader)}" "$root/${path}" "$@"
`;
  await writeFile(join(home, 'bin', basename(path)), script, { mode: 0o755 });
}

if (process.argv[1] === import.meta.filename) {
  const [suite, name, program] = process.argv.slice(2);
  try {
    if (!program) throw new Error('Usage: debian-tools.mjs <suite> <package> <program>');
    process.stdout.write(`${await debianProgram(suite, name, program)}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
