import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { prepareDatabase } from '../../api/standalone/database.js';
import { type PostgresServer, startPostgres } from '../../api/standalone/postgres.js';
import { StartProblem } from '../../api/standalone/start-problem.js';

let folder: string;
let dataDir: string;
let server: PostgresServer;

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** A process that starts the server as a launcher would, and reports the start. */
async function startElsewhere(): Promise<ChildProcess> {
  const module = pathToFileURL('dist/api/standalone/postgres.js').href;
  const script = `
    const { startPostgres } = await import(${JSON.stringify(module)});
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    console.log('started');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout!, 'data');
  return child;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vsd-postgres-'));
  dataDir = join(folder, 'data');
  server = await startPostgres({ dataDir, durable: false });
  await prepareDatabase(server, 'volta');
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('listens on the loopback address only, with UTF8 and the ICU collation', async () => {
    const [row] = await query(
      server.superuserUrl('volta'),
      `select current_setting('listen_addresses') as addresses, pg_encoding_to_char(encoding) as encoding, datlocprovider, datlocale
       from pg_database where datname = 'volta'`,
    );
    expect(row).toEqual({ addresses: '127.0.0.1', encoding: 'UTF8', datlocprovider: 'i', datlocale: 'und' });
  });

  it('has four roles, none of which passes row-level security by itself; two of them cannot sign in', async () => {
    const rows = await query(
      server.superuserUrl('volta'),
      `select rolname, rolcanlogin, rolbypassrls, rolsuper from pg_roles where rolname like 'vsd%' order by 1`,
    );
    expect(rows).toEqual([
      { rolname: 'vsd_app', rolcanlogin: true, rolbypassrls: false, rolsuper: false },
      { rolname: 'vsd_backup', rolcanlogin: false, rolbypassrls: false, rolsuper: false },
      { rolname: 'vsd_owner', rolcanlogin: true, rolbypassrls: false, rolsuper: false },
      { rolname: 'vsd_search', rolcanlogin: false, rolbypassrls: false, rolsuper: false },
    ]);
  });

  it('lets the application use what the owner makes, and make nothing itself', async () => {
    await query(server.ownerUrl('volta'), 'create table thing (id int primary key)');
    await query(server.appUrl('volta'), 'insert into thing values (1)');
    await expect(query(server.appUrl('volta'), 'create table other (id int)')).rejects.toThrow('permission denied');
    await expect(query(server.appUrl('volta'), 'drop table thing')).rejects.toThrow('must be owner');
  });

  it('lets the owner hand a function to the search role, which then reads by a policy of its own', async () => {
    const owner = server.ownerUrl('volta');
    await query(owner, 'create table secret (id int primary key); insert into secret values (1), (2)');
    await query(owner, 'alter table secret enable row level security; alter table secret force row level security');
    await query(owner, 'create policy all_tenants on secret to vsd_search using (true)');
    await query(
      owner,
      `create function count_secrets() returns bigint language sql security definer set search_path = public
       as 'select count(*) from secret'; alter function count_secrets() owner to vsd_search`,
    );
    expect(await query(server.appUrl('volta'), 'select count(*) from secret')).toEqual([{ count: '0' }]);
    expect(await query(server.appUrl('volta'), 'select count_secrets() as count')).toEqual([{ count: '2' }]);
  });

  it('may be prepared again without harm', async () => {
    await prepareDatabase(server, 'volta');
    expect(await query(server.appUrl('volta'), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses a folder that another process uses', async () => {
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `const { startPostgres } = await import(${JSON.stringify(pathToFileURL('dist/api/standalone/postgres.js').href)});
       await startPostgres({ dataDir: ${JSON.stringify(dataDir)} }).catch((error) => console.log(error.message));`,
    ]);
    const [output] = await once(child.stdout, 'data');
    expect(String(output)).toContain(`is in use by another start (process ${process.pid})`);
  });

  it('keeps its data when it stops, and when its launcher is killed', async () => {
    await query(server.ownerUrl('volta'), `create table kept as select 'here' as text`);
    await server.stop();
    const launcher = await startElsewhere();
    launcher.kill('SIGKILL');
    await once(launcher, 'exit');
    server = await startPostgres({ dataDir, durable: false });
    expect(await query(server.ownerUrl('volta'), 'select text from kept')).toEqual([{ text: 'here' }]);
  });
});

describe('a data folder that cannot be used', () => {
  const cases: [string, string, (place: string) => Promise<unknown>][] = [
    ['is a file', 'is a file, not a folder', (place) => writeFile(place, '')],
    [
      'holds something else',
      'holds no database of this application',
      (place) => mkdir(join(place, 'postgres/photos'), { recursive: true }),
    ],
    [
      'was written by another PostgreSQL',
      'was written by PostgreSQL 17',
      async (place) => {
        await mkdir(join(place, 'postgres'), { recursive: true });
        await writeFile(join(place, 'postgres/PG_VERSION'), '17\n');
      },
    ],
    [
      'is damaged',
      'does not start on the data folder',
      async (place) => {
        await server.stop();
        await cp(dataDir, place, { recursive: true });
        await rm(join(place, 'postgres/global/pg_control'));
        server = await startPostgres({ dataDir, durable: false });
      },
    ],
    [
      'has lost its passwords',
      'passwords.json is damaged',
      async (place) => {
        await mkdir(place);
        await writeFile(join(place, 'passwords.json'), '{"superuser":');
      },
    ],
  ];

  it.each(cases)('gives one sentence when it %s', async (name, sentence, prepare) => {
    const place = join(folder, name.replaceAll(' ', '-'));
    await prepare(place);
    const failure = await startPostgres({ dataDir: place, durable: false }).catch((error) => error);
    expect(failure).toBeInstanceOf(StartProblem);
    expect(failure.message).toContain(sentence);
    expect(failure.message).not.toContain('\n');
  });
});
