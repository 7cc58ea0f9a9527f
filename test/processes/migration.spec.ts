import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { BEFORE_FIRST_RELEASE } from '../../api/platform/database/migrations.js';
import { freePort } from '../../api/standalone/free-ports.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { EARLIER, makeEarlier } from '../support/earlier-database.js';
import { eventually } from '../support/eventually.js';
import { TEMPLATE, testPostgres } from '../support/postgres.js';

const MIGRATE = fileURLToPath(new URL('../../dist/api/migrate.js', import.meta.url));
const MAIN = fileURLToPath(new URL('../../dist/api/main.js', import.meta.url));

const postgres = testPostgres();
const names: string[] = [];
const makeDatabase = async (template?: string) => {
  const name = `vsd_migration_${process.pid}_${names.length}`;
  await postgres.createDatabase(name, template);
  names.push(name);
  return name;
};
afterAll(async () => {
  for (const name of names) await postgres.dropDatabase(name);
});

const migrate = (name: string, settings: Record<string, string> = {}) => {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', DATABASE_OWNER_URL: postgres.ownerUrl(name), ...settings };
  const child = spawn(process.execPath, [MIGRATE], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { text: '', problem: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said.text += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said.problem += chunk;
  });
  return { said, ended: once(child, 'close').then(([code]) => code as number) };
};

describe('migrations', () => {
  it('that begin at the same time wait for each other: one does the work', async () => {
    const name = await makeDatabase();
    const both = [migrate(name), migrate(name)];
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
    const last = both.map(({ said }) => said.text.trim().split('\n').at(-1)).sort();
    expect(last).toEqual([expect.stringMatching(/^Applied \d+ migration/), 'Schema is up to date']);
  });

  it('give way while a table is in use, and try again', async () => {
    const name = await makeDatabase(TEMPLATE);
    const user = new pg.Client({ connectionString: postgres.superuserUrl(name) });
    await user.connect();
    try {
      await user.query('begin; lock table mikro_orm_migrations in access exclusive mode');
      const waiting = migrate(name);
      await eventually(() => expect(waiting.said.text).toContain('A table is in use'));
      await user.query('rollback');
      expect(await waiting.ended).toBe(0);
      expect(waiting.said.text).toContain('Schema is up to date');
    } finally {
      await user.end();
    }
  });
});

describe('names that were folded as an earlier version did', () => {
  it('are folded anew', async () => {
    const name = await makeDatabase(TEMPLATE);
    const client = new pg.Client({ connectionString: postgres.superuserUrl(name) });
    await client.connect();
    try {
      await client.query(`insert into text_block (tenant, id, created_at, created_by, updated_at, updated_by, name, content)
        values ('alpina', gen_random_uuid(), now(), 'x', now(), 'x', E'\\u0130\\u0316', 'Guten Tag')`);
      // The former spelling: the mark below behind the dot above.
      await client.query(`update text_block set name_key = E'i\\u0307\\u0316'`);
      await client.query(`delete from mikro_orm_migrations where name like '%FoldedOnce'`);
      const { said, ended } = migrate(name);
      expect([await ended, said.problem]).toEqual([0, '']);
      const { rows } = await client.query('select name_key, vsd_fold(name_key) as folded from text_block');
      expect(rows).toEqual([{ name_key: 'i\u0316\u0307', folded: 'i\u0316\u0307' }]);
    } finally {
      await client.end();
    }
  });
});

describe('addresses that an earlier version stored with umlauts in their domain', () => {
  it('get A-labels once, but where the tenant has that address already', async () => {
    const name = await makeDatabase(TEMPLATE);
    const client = new pg.Client({ connectionString: postgres.superuserUrl(name) });
    await client.connect();
    const add = (table: string, values: Record<string, string>) => {
      const row = { tenant: 'alpina', created_by: 'x', updated_by: 'x', ...values };
      const names = Object.keys(row);
      return client.query(
        `insert into "${table}" (id, created_at, updated_at, ${names.join(', ')})
         values (gen_random_uuid(), now(), now(), ${names.map((_, at) => `$${at + 1}`).join(', ')})`,
        Object.values(row),
      );
    };
    try {
      await add('assignment_group', { name: 'Haustechnik', email: 'technik@müller.ch' });
      for (const address of ['Anna@zürich.example', 'gone@müller.ch', 'gone@xn--mller-kva.ch'])
        await add('refused_address', { address, kind: 'HARD', refused_at: '2026-11-20' });
      await client.query(`delete from mikro_orm_migrations where name like '%MailAddresses'`);
      const { said, ended } = migrate(name);
      expect([await ended, said.problem]).toEqual([0, '']);
      const { rows: groups } = await client.query('select email, search_text from assignment_group');
      expect(groups).toEqual([{ email: 'technik@xn--mller-kva.ch', search_text: expect.any(String) }]);
      const { rows: refused } = await client.query('select address from refused_address order by address');
      expect(refused).toEqual([
        { address: 'anna@xn--zrich-kva.example' },
        { address: 'gone@müller.ch' },
        { address: 'gone@xn--mller-kva.ch' },
      ]);
      const { rows: open } = await client.query(
        `select relname from pg_class where relname = 'refused_address' and not relforcerowsecurity`,
      );
      expect(open).toEqual([]);
    } finally {
      await client.end();
    }
  });
});

describe('a database from before version 0.1.0', () => {
  it('is told of in one sentence and left as it is', async () => {
    const name = await makeDatabase();
    const client = new pg.Client({ connectionString: postgres.ownerUrl(name) });
    await client.connect();
    try {
      await makeEarlier((statement) => client.query(statement));
      const content = async () => {
        const tables = await client.query(`select schemaname, tablename from pg_tables order by 1, 2`);
        const done = await client.query('select * from mikro_orm_migrations');
        return [...tables.rows, ...done.rows];
      };
      const before = await content();
      const { said, ended } = migrate(name);
      expect([await ended, said.text, said.problem]).toEqual([1, '', `${BEFORE_FIRST_RELEASE}\n`]);
      expect(await content()).toEqual(before);
    } finally {
      await client.end();
    }
  });

  it('lets nobody in, and the log says what to do', async () => {
    const name = await makeDatabase(TEMPLATE);
    const client = new pg.Client({ connectionString: postgres.superuserUrl(name) });
    await client.connect();
    await client.query('truncate mikro_orm_migrations');
    await client.query(`insert into mikro_orm_migrations (name) values ('${EARLIER}')`);
    await client.end();
    const port = await freePort();
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: postgres.appUrl(name),
      VSD_ISSUER: 'https://identity.example/realms/volta',
      VSD_PORT: String(port),
      VSD_PUBLIC_URL: 'https://desk.example',
      VSD_SESSION_CLIENT_SECRET: 'another-secret',
      VSD_SESSION_SECRET: 'another-secret',
      VSD_IDENTITY_SECRET: 'another-secret',
      VSD_REPLY_SECRET: 'another-secret',
      VSD_SECRET_KEY: 'ab'.repeat(32),
    };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'close');
    let log = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      log += chunk;
    });
    try {
      await eventually(() => expect(log).toContain(BEFORE_FIRST_RELEASE));
      const ready = `http://127.0.0.1:${port}/volta-service-desk/services/health/ready`;
      await eventually(async () => expect((await fetch(ready)).status).toBe(503));
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  });
});

describe('readiness', () => {
  let desk: TestApplication;
  beforeAll(async () => {
    desk = await startApplication();
  });
  afterAll(() => desk?.close());

  const reconnect = () =>
    desk.superuser.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'volta-watch'`,
    );
  const ready = async () => (await desk.as(null).get('health/ready')).status;

  it('asks for the schema of this version, and takes a newer one', async () => {
    expect(await ready()).toBe(200);
    const rows = await desk.rows(
      `delete from mikro_orm_migrations where id = (select max(id) from mikro_orm_migrations) returning name`,
    );
    await reconnect();
    await eventually(async () => expect(await ready()).toBe(503));
    const { body, headers } = await desk.as(null).get('health/ready').expect(503);
    expect([body.code, headers['retry-after']]).toEqual(['UNAVAILABLE', '2']);
    await desk.rows(
      `insert into mikro_orm_migrations (name) values ($1), ('Migration29990101000000_Later')`,
      rows[0].name,
    );
    await eventually(async () => expect(await ready()).toBe(200));
    await reconnect();
    await desk.as('agent').get('v1/me').expect(200);
    expect(await ready()).toBe(200);
  });
});
