import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { projectRoot } from '../../api/platform/project-root.js';
import { type PostgresServer, startPostgres } from '../../api/standalone/postgres.js';
import { unprivileged } from '../../api/standalone/postgres-binaries.js';
import { beginApi, startApi } from '../support/api-process.js';
import { callerOf } from '../support/application.js';
import { makeCertificate } from '../support/dovecot/certificate.js';
import { eventually } from '../support/eventually.js';
import { startIssuer, type TestIssuer } from '../support/issuer.js';
import { people } from '../support/people.js';
import type { Json } from '../support/records.js';
import { startWorker } from '../support/worker-process.js';

/** A role as the administrator of a managed database has it: no superuser, and without BYPASSRLS. */
const ADMINISTRATOR = `create role administrator login createrole createdb password 'secret'`;
const PASSWORDS = `select set_config('vsd.' || role || '_password', role, false) from unnest(array['owner', 'app', 'backup']) as role`;

let folder: string;
let server: PostgresServer;
let issuer: TestIssuer;
const ended: (() => unknown)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vsd-managed-'));
  await chmod(folder, 0o755);
  const certificates = ['server', 'stranger'].map((name) => makeCertificate(folder, name, 'IP:127.0.0.1'));
  await Promise.all(certificates);
  const key = join(folder, 'server-key.pem');
  if (unprivileged.uid !== undefined) await chown(key, unprivileged.uid, unprivileged.gid);
  await chmod(key, 0o600);
  server = await startPostgres({
    dataDir: join(folder, 'data'),
    durable: false,
    settings: { ssl: 'on', ssl_cert_file: join(folder, 'server.pem'), ssl_key_file: key },
  });
  issuer = await startIssuer();
  await ask(server.superuserUrl('postgres'), ADMINISTRATOR);
  await ask(urlOf('administrator:secret', 'postgres'), 'create database volta');
});
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});
afterAll(async () => {
  await issuer?.stop();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const urlOf = (user: string, database = 'volta') => `postgresql://${user}@127.0.0.1:${server.port}/${database}`;
const encrypted = (user: string, authority = 'server') =>
  `${urlOf(user)}?sslmode=verify-full&sslrootcert=${join(folder, `${authority}.pem`)}`;

async function ask(connectionString: string, ...statements: string[]): Promise<Json[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    let rows: Json[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** Runs a program of the product to its end: exit code, and all that it writes. */
async function run(program: string, parameters: readonly string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...settings };
  const child = spawn(process.execPath, [join(projectRoot, `dist/api/${program}.js`), ...parameters], { env });
  ended.push(() => child.kill('SIGKILL'));
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, said: output + errors };
}

it('is set up, migrated and served without a superuser, over TLS with a checked certificate', async () => {
  const roles = await readFile(join(projectRoot, 'api/standalone/database.sql'), 'utf8');
  const administrator = encrypted('administrator:secret');
  // The set-up may be repeated.
  for (let time = 0; time < 2; time += 1) await ask(administrator, PASSWORDS, roles);
  const owner = { DATABASE_OWNER_URL: encrypted('vsd_owner:owner') };
  expect(await run('migrate', [], owner)).toMatchObject({ code: 0 });
  await ask(administrator, PASSWORDS, roles);
  expect(await run('vsd', ['tenant', 'add', 'alpina', 'nordwind'], owner)).toMatchObject({ code: 0 });
  expect(
    await ask(administrator, `select from pg_roles where rolname like 'vsd%' and (rolsuper or rolbypassrls)`),
  ).toEqual([]);

  const databaseUrl = encrypted('vsd_app:app');
  const api = await startApi({ databaseUrl, issuer }, { VSD_FILES_DIR: folder });
  ended.push(() => api.stop());
  const worker = await startWorker({ DATABASE_URL: databaseUrl, VSD_ISSUER: issuer.url, VSD_FILES_DIR: folder });
  ended.push(() => worker.kill());
  const as = async (person: keyof typeof people) =>
    callerOf(`http://127.0.0.1:${api.port}`, await issuer.sign(people[person]));
  const manager = await as('manager');
  const other = await as('otherManager');
  await manager.create('v1/categories', { code: 'HEAT', name: { de: 'Heizung' } });
  const customer = { code: 'ACME', name: 'Acme Brunnen AG' };
  const { id } = await manager.create('v1/customers', customer);
  await other.create('v1/customers', customer);
  const found = async (path: string, query: Json) => (await manager.read(path, query)).map((row: Json) => row.id);
  // The functions of the search role see the rows of all tenants, and return those of the caller's alone.
  expect(await found('v1/customers', { filter: { q: 'brunnen' } })).toEqual([id]);
  await eventually(async () =>
    expect((await manager.read('v1/search', { q: 'Brunnen' })).hits).toMatchObject([{ id }]),
  );
  const backup = encrypted('vsd_backup:backup');
  expect(await ask(backup, 'select code from customer')).toHaveLength(2);
  expect(await ask(backup, 'select count(*)::int as jobs from pgboss.job')).toEqual([{ jobs: expect.any(Number) }]);
  const sessions = await ask(
    server.superuserUrl('volta'),
    `select distinct ssl from pg_stat_activity join pg_stat_ssl using (pid) where application_name like 'volta-%'`,
  );
  expect(sessions).toEqual([{ ssl: true }]);
});

describe('a certificate of another authority', () => {
  it('is refused by API and migration, which name the reason', async () => {
    const owner = { DATABASE_OWNER_URL: encrypted('vsd_owner:owner', 'stranger') };
    expect(await run('migrate', [], owner)).toMatchObject({ code: 1, said: expect.stringContaining('certificate') });
    const databaseUrl = encrypted('vsd_app:app', 'stranger');
    const api = await beginApi(
      { databaseUrl, issuer },
      { LOG_LEVEL: 'error', LOG: join(folder, 'api.log') },
      'exec >"$LOG"',
    );
    ended.push(() => api.stop());
    await eventually(async () => {
      const ready = await fetch(`http://127.0.0.1:${api.port}/volta-service-desk/services/health/ready`);
      expect(ready.status).toBe(503);
    });
    expect(await readFile(join(folder, 'api.log'), 'utf8')).toContain(
      'The certificate of the database is not accepted',
    );
  });
});

it.each([
  ['sslmode=prefer', 'sslmode must be one of disable, require, verify-ca, verify-full'],
  ['sslmode=verify-full&sslrootcert=/none.pem', 'no such file'],
  ['sslrootcert=/none.pem', 'sslrootcert needs sslmode'],
  ['sslmode=verify-ca', 'sslmode=verify-ca needs sslrootcert'],
  ['options=-c%20jit%3Don', '"options" is set by the application'],
])('the address with %s is refused at the start', async (parameters, reason) => {
  const { code, said } = await run('main', [], { DATABASE_URL: `${urlOf('vsd_app:app')}?${parameters}` });
  expect([code, said]).toEqual([1, expect.stringContaining(`DATABASE_URL: `)]);
  expect(said).toContain(reason);
});
