import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../api/platform/project-root.js';
import { freePort } from '../../../api/standalone/free-ports.js';
import { eventually } from '../eventually.js';

const run = promisify(execFile);

const VERSION = '3.1.8';
const CACHE = join(projectRoot, '.cache/radicale', VERSION);
const INSTALL_MS = 180_000;
/** The account that writes into all calendars. */
const DESK = 'desk';
const PASSWORD = 'geheim';

/** A CalDAV server of a suite's own, on the loopback address. */
export interface Radicale {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Signs a user in for the first time, from when on the server has their collection. */
  welcome(user: string): Promise<void>;
  /** A request in the name of a user; by default of the desk. */
  ask(
    method: string,
    path: string,
    given?: { body?: string; headers?: Record<string, string>; as?: string },
  ): Promise<Response>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Lets no bytes through any more while its connections stay, and again. */
  freeze(): void;
  thaw(): void;
}

/** The folder of Radicale's Python modules; null if they cannot be installed: its tests are skipped with a message. */
export async function radicaleHere(): Promise<string | null> {
  if (existsSync(join(CACHE, 'radicale'))) return CACHE;
  const folder = `${CACHE}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    const packages = [`radicale==${VERSION}`, 'setuptools<80'];
    const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--target', folder, ...packages];
    await run('python3', args, { timeout: INSTALL_MS });
    await rename(folder, CACHE).catch(async (error) => {
      // Another process was faster.
      if (!existsSync(CACHE)) throw error;
    });
    return CACHE;
  } catch (error) {
    process.stderr.write(`\nNO CALENDAR SERVER HERE, the tests of it are skipped: ${error}\n\n`);
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts Radicale from the modules in `root`. */
export async function startRadicale(root: string): Promise<Radicale> {
  const folder = await mkdtemp(join(tmpdir(), 'vsd-radicale-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const files = { config: join(folder, 'config'), rights: join(folder, 'rights') };
  await writeFile(files.config, settings(port, folder, files.rights));
  await writeFile(files.rights, RIGHTS);
  const users = new Set([DESK]);
  const keepUsers = () => writeFile(join(folder, 'users'), [...users].map((user) => `${user}:${PASSWORD}\n`).join(''));
  await keepUsers();
  let child: ChildProcess | undefined;
  const ask: Radicale['ask'] = (method, path, { body, headers = {}, as = DESK } = {}) => {
    const authorization = `Basic ${Buffer.from(`${as}:${PASSWORD}`).toString('base64')}`;
    return fetch(new URL(path, url), { method, headers: { ...headers, authorization }, ...(body && { body }) });
  };
  const start = async () => {
    const log = openSync(join(folder, 'log'), 'a');
    child = spawn('python3', ['-m', 'radicale', '--config', files.config], {
      stdio: ['ignore', log, log],
      env: { ...process.env, PYTHONPATH: root, PYTHONDONTWRITEBYTECODE: '1' },
    });
    await eventually(() => ask('PROPFIND', '/').then(({ status }) => status === 207), 20_000).catch(async (error) => {
      throw new Error(`${error}\n${await readFile(join(folder, 'log'), 'utf8')}`);
    });
  };
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url,
    user: DESK,
    password: PASSWORD,
    welcome: async (user) => {
      users.add(user);
      await keepUsers();
      await ask('PROPFIND', '/', { as: user });
    },
    ask,
    start,
    stop,
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
  };
}

const settings = (port: number, folder: string, rights: string) => `[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${join(folder, 'users')}
htpasswd_encryption = plain
delay = 0
[rights]
type = from_file
file = ${rights}
[storage]
filesystem_folder = ${join(folder, 'collections')}
[logging]
level = warning
`;

const RIGHTS = `[desk]
user: ${DESK}
collection: .*
permissions: RrWw
[root]
user: .+
collection:
permissions: R
[own]
user: .+
collection: {user}(/.*)?
permissions: RrWw
`;
