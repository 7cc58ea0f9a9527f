import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../api/platform/project-root.js';

const run = promisify(execFile);

/** The version whose settings the tests write; 2.4 reads others. */
const VERSION = /^2\.3\./;
const PACKAGES = ['dovecot-core', 'dovecot-imapd'];
const CACHE = join(projectRoot, '.cache/dovecot');
const DOWNLOAD_MS = 180_000;
/** The folder of modules of Debian's Dovecot, and the relative way of its processes to the unpacked one. */
const MODULES = '/usr/lib/dovecot/modules';
const HERE = `${'./'.repeat(8)}/modules`;

/** Dovecot cannot be had here. */
class NoDovecot extends Error {}

/** The folder above Dovecot's `usr`; null where Dovecot cannot be installed: its tests are skipped with a message. */
export const dovecotHere = (): Promise<string | null> =>
  dovecotFolder().catch((error) => {
    if (!(error instanceof NoDovecot)) throw error;
    process.stderr.write(`\nNO MAILBOX IS READ HERE, the tests of it are skipped: ${error.message}\n\n`);
    return null;
  });

/** The folder of the system, or of Debian's packages, unpacked and kept in `.cache`. */
async function dovecotFolder(): Promise<string> {
  const root = (await isUsable('/')) ? '/' : join(CACHE, 'debian');
  if (root === '/' || existsSync(root)) return root;
  await mkdir(CACHE, { recursive: true });
  const fresh = await mkdtemp(join(CACHE, 'fresh-'));
  try {
    for (const archive of await download(fresh)) await run('dpkg', ['-x', archive, join(fresh, 'root')]);
    await findModulesHere(join(fresh, 'root'));
    const complaint = await complaintOf(join(fresh, 'root'));
    if (complaint) throw new NoDovecot(complaint);
    // A process that was faster has unpacked the same files.
    await rename(join(fresh, 'root'), root).catch((error) => {
      if (!existsSync(root)) throw error;
    });
    return root;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Folders in which the unpacked programs find their libraries. */
export const librariesOf = (root: string) =>
  ['usr/lib/dovecot', 'usr/lib/dovecot/modules/old-stats'].map((path) => join(root, path)).join(':');

const isUsable = async (root: string) =>
  existsSync(join(root, 'usr/lib/dovecot/imap-login')) && (await complaintOf(root)) === undefined;

/** Why the programs below a folder do not run. */
async function complaintOf(root: string): Promise<string | undefined> {
  const env = { PATH: process.env.PATH, LD_LIBRARY_PATH: librariesOf(root) };
  try {
    const { stdout } = await run(join(root, 'usr/sbin/dovecot'), ['--version'], { env });
    if (!VERSION.test(stdout)) return `It is Dovecot ${stdout.trim()}, and the tests know 2.3`;
    for (const name of ['auth', 'imap', 'imap-login', 'config']) {
      const { stdout: libraries } = await run('ldd', [join(root, 'usr/lib/dovecot', name)], { env });
      const missing = /\S+(?= => not found)/.exec(libraries)?.[0];
      if (missing) return `The library ${missing} is not there`;
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Fetches the packages by APT without installing them, with lists of packages of its own where the system has none. */
async function download(folder: string): Promise<string[]> {
  const own = ['lists/partial', 'cache/archives/partial'].map((path) => join(folder, path));
  for (const path of own) await mkdir(path, { recursive: true });
  const options = ['-o', `Dir::State::lists=${folder}/lists`, '-o', `Dir::Cache=${folder}/cache`];
  const apt = (args: string[]) => run('apt-get', ['-q', ...args], { cwd: folder, timeout: DOWNLOAD_MS });
  try {
    await apt(['download', ...PACKAGES]).catch(async () => {
      await apt([...options, 'update']);
      await apt([...options, 'download', ...PACKAGES]);
    });
  } catch (error) {
    throw new NoDovecot(`Debian's packages ${PACKAGES.join(', ')} cannot be had: ${(error as Error).message}`);
  }
  return (await readdir(folder)).filter((name) => name.endsWith('.deb')).map((name) => join(folder, name));
}

/** Replaces the fixed path of modules in its library by a folder beside the sockets of its processes. */
async function findModulesHere(root: string): Promise<void> {
  const library = join(root, 'usr/lib/dovecot/libdovecot.so.0.0.0');
  const content = (await readFile(library)).toString('latin1');
  if (!content.includes(`${MODULES}\0`)) throw new NoDovecot('Its library is not built as expected');
  await writeFile(library, Buffer.from(content.replace(`${MODULES}\0`, `${HERE}\0`), 'latin1'));
}
