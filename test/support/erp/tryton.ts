import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { projectRoot } from '../../../api/platform/project-root.js';
import { freePort } from '../../../api/standalone/free-ports.js';
import { type PostgresServer, startPostgres } from '../../../api/standalone/postgres.js';
import { eventually } from '../eventually.js';
import { furnish } from './tryton-company.js';
import { TrytonRpc } from './tryton-rpc.js';

const run = promisify(execFile);

/** Debian's own programs, beside which another Python may be installed. */
const [SERVER, ADMIN] = ['/usr/bin/trytond', '/usr/bin/trytond-admin'];
const PACKAGES = [
  'tryton-server',
  'python3-psycopg2',
  'python3-tz',
  ...['party-relationship', 'timesheet', 'project', 'account-invoice', 'project-invoice', 'product', 'sale'].map(
    module,
  ),
  module('edocument-unece'),
];
const MODULES =
  'ir res party party_relationship country currency company product timesheet project account account_product account_invoice project_invoice sale edocument_unece';
const INSTALL_MS = 300_000;
const USER = 'admin';
const PASSWORD = 'geheim';
const FURNISHED = join(projectRoot, 'test/support/erp/tryton-company.ts');

/** A Tryton of a suite's own on the loopback address, with a company that works. */
export interface Tryton {
  readonly url: string;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  /** The client of the back office. */
  readonly rpc: TrytonRpc;
  /** Asks its database, past Tryton. */
  query(statement: string, values?: unknown[]): Promise<pg.QueryResult>;
  stop(): Promise<void>;
}

function module(name: string): string {
  return `tryton-modules-${name}`;
}

/** Whether Tryton is or could be installed; without it its tests are skipped with a message. */
export async function trytonHere(): Promise<boolean> {
  if (existsSync(SERVER) && existsSync('/usr/share/doc/tryton-modules-edocument-unece')) return true;
  try {
    if (process.getuid?.() !== 0) throw new Error('only root can install it');
    const options = ['-o', 'DPkg::Lock::Timeout=600', 'install', '-y', '--no-install-recommends'];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { timeout: INSTALL_MS, env });
    await run('apt-get', [...options, ...PACKAGES], { timeout: INSTALL_MS, env, maxBuffer: 16 * 1024 * 1024 });
    return true;
  } catch (error) {
    process.stderr.write(`\nNO TRYTON HERE, the tests of it are skipped: ${error}\n\n`);
    return false;
  }
}

/** Starts Tryton on a fresh copy of the furnished database. */
export async function startTryton(): Promise<Tryton> {
  const postgres = await startPostgres({ dataDir: join(projectRoot, '.cache/tryton'), durable: false });
  const folder = await mkdtemp(join(tmpdir(), 'vsd-tryton-'));
  try {
    const template = await furnishedDatabase(postgres, folder);
    const database = 'alpina';
    await ask(postgres, 'postgres', `drop database if exists ${database} with (force)`);
    await ask(postgres, 'postgres', `create database ${database} template ${template}`);
    const { url, stop } = await serve(postgres, folder, database);
    return {
      ...{ url, database, user: USER, password: PASSWORD },
      rpc: await TrytonRpc.signIn(url, database, USER, PASSWORD),
      query: (statement, values) => ask(postgres, database, statement, values),
      stop: async () => {
        await stop();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** The initialisation takes minutes, so the database is kept until Tryton or the furnished data change. */
async function furnishedDatabase(postgres: PostgresServer, folder: string): Promise<string> {
  const { stdout } = await run('dpkg-query', ['-W', ...PACKAGES]);
  const made = createHash('sha256')
    .update(stdout)
    .update(await readFile(FURNISHED))
    .digest('hex');
  const name = `furnished_${made.slice(0, 12)}`;
  const { rowCount } = await ask(postgres, 'postgres', 'select from pg_database where datname = $1', [name]);
  if (rowCount) return name;
  const raw = 'making';
  await ask(postgres, 'postgres', `drop database if exists ${raw} with (force)`);
  await ask(postgres, 'postgres', `create database ${raw}`);
  const secret = join(folder, 'password');
  await writeFile(secret, `${PASSWORD}\n`);
  const options = [
    '-d',
    raw,
    '--activate-dependencies',
    '--email',
    'admin@alpina.example',
    '-u',
    ...MODULES.split(' '),
  ];
  await run(ADMIN, options, { env: { ...settings(postgres), TRYTONPASSFILE: secret } });
  const { url, stop } = await serve(postgres, folder, raw);
  try {
    await furnish(await TrytonRpc.signIn(url, raw, USER, PASSWORD));
  } finally {
    await stop();
  }
  await ask(postgres, 'postgres', `alter database ${raw} rename to ${name}`);
  return name;
}

async function serve(postgres: PostgresServer, folder: string, database: string) {
  const port = await freePort();
  const log = join(folder, 'log');
  const child: ChildProcess = spawn(SERVER, ['-d', database], {
    stdio: ['ignore', openSync(log, 'a'), openSync(log, 'a')],
    env: { ...settings(postgres), TRYTOND_WEB__LISTEN: `127.0.0.1:${port}` },
  });
  const url = `http://127.0.0.1:${port}/`;
  const answers = () =>
    fetch(url, {
      method: 'POST',
      body: '{"id":1,"method":"common.server.version","params":[]}',
      headers: JSON_TYPE,
    }).then(({ ok }) => ok);
  await eventually(answers, 60_000).catch(async (error) => {
    throw new Error(`${error}\n${await readFile(log, 'utf8')}`);
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return { url, stop };
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** The environment variables of Tryton. */
const settings = ({ superuserUrl }: PostgresServer) => ({
  PATH: '/usr/bin:/bin',
  PYTHONDONTWRITEBYTECODE: '1',
  TRYTOND_DATABASE__URI: superuserUrl(''),
  TRYTOND_DATABASE__LIST: 'False',
});

async function ask({ superuserUrl }: PostgresServer, database: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: superuserUrl(database) });
  await client.connect();
  return client.query(statement, values).finally(() => client.end());
}
