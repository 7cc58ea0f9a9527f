import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { freePorts } from '../../api/standalone/free-ports.js';
import { startPostgres } from '../../api/standalone/postgres.js';
import { type AcknowledgedWrites, writeWithoutEnd } from '../support/acknowledged-writes.js';
import { EARLIER, makeEarlier } from '../support/earlier-database.js';
import { eventually } from '../support/eventually.js';
import { beginDesk, KILLED_PARTS, type LaunchedDesk, launchDesk } from '../support/launched-desk.js';

/** Longer than a healthy part waits on a busy machine. */
const SILENCE_MS = 10_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vsd-launcher-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the service desk with these settings and waits until it has given up. */
async function start(env: Record<string, string>): Promise<{ code: number | string; sentence: string }> {
  const desk = beginDesk({ VSD_PORT: '', VSD_DATA_DIR: join(folder, 'data'), ...env });
  return { code: await desk.ended, sentence: desk.output().trim().split('\n').at(-1) ?? '' };
}

/** Holds the third port of a range whose others are free. */
async function occupy(): Promise<{ held: Server; first: number }> {
  const held = createServer().listen(0, '127.0.0.1');
  await once(held, 'listening');
  return { held, first: (held.address() as { port: number }).port - 2 };
}

describe('a start that cannot succeed', () => {
  it('names the port that is in use and how to move it, and touches nothing', async () => {
    const { held, first } = await occupy();
    const { code, sentence } = await start({ VSD_PORT: String(first) });
    held.close();
    expect(code).toBe(1);
    expect(sentence).toMatch(
      new RegExp(`^Port (${first}|${first + 1}|${first + 2}|${first + 3}), wanted for .* is in use`),
    );
    expect(sentence).toContain('VSD_PORT=');
    await expect(access(join(folder, 'data'))).rejects.toThrow();
  });

  it.each(['0', '65533', 'http', '80.5'])('refuses VSD_PORT=%s', async (value) => {
    const { code, sentence } = await start({ VSD_PORT: value });
    expect(code).toBe(1);
    expect(sentence).toBe(`VSD_PORT is "${value}", but must be a whole number from 1 to 65532.`);
  });

  it('says that the data folder is a file', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { code, sentence } = await start({ VSD_PORT: String(await freePorts(4)), VSD_DATA_DIR: file });
    expect({ code, sentence }).toEqual({
      code: 1,
      sentence: `${file} is a file, not a folder: remove it or name another folder with VSD_DATA_DIR.`,
    });
  });
});

describe('a data folder from before version 0.1.0', () => {
  it('is told of in one sentence and left as it is', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'vsd-earlier-'));
    const inside = async <T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
      const server = await startPostgres({ dataDir, durable: false });
      const client = new pg.Client({ connectionString: server.superuserUrl(database) });
      try {
        await client.connect();
        return await work(client);
      } finally {
        await client.end();
        await server.stop();
      }
    };
    try {
      await inside('postgres', (client) => client.query('create database volta'));
      await inside('volta', (client) => makeEarlier((statement) => client.query(statement)));
      const { code, sentence } = await start({ VSD_PORT: String(await freePorts(4)), VSD_DATA_DIR: dataDir });
      expect({ code, sentence }).toEqual({
        code: 1,
        sentence:
          `The data folder ${dataDir} is from before version 0.1.0 and was left as it is: ` +
          'delete it to start afresh, or name another folder with VSD_DATA_DIR.',
      });
      const left = await inside('volta', (client) =>
        client.query(`select (select count(*) from pg_tables where schemaname = 'public')::int as tables,
                             (select count(*) from pg_roles where rolname like 'vsd%')::int as roles,
                             array(select name from mikro_orm_migrations) as done`),
      );
      expect(left.rows).toEqual([{ tables: 1, roles: 0, done: [EARLIER] }]);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

describe('a start that succeeds', () => {
  const reachable = (url: string) =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  const ready = (port: number) => `http://localhost:${port}/volta-service-desk/services/health/ready`;
  const partsOf = (port: number) => [
    ready(port),
    `http://localhost:${port + 1}/realms/volta/.well-known/openid-configuration`,
    `http://localhost:${port + 2}/email`,
  ];
  /** Variables that a user of another PostgreSQL may have set. */
  const foreign = {
    PGPORT: '',
    PGHOST: 'db.example',
    PGSSLMODE: 'require',
    PGOPTIONS: '-c jit=wrong',
    PGDATA: '/none',
  };

  // One start serves the first two tests, another the last two: each start takes all parts anew.
  let desk: LaunchedDesk;
  let writes: AcknowledgedWrites;
  afterAll(() => desk?.stop());

  it('serves all parts', async () => {
    desk = await launchDesk(join(folder, 'real'), foreign);
    const { port } = desk;
    expect(desk.output()).toContain(`Volta Service Desk is ready: http://localhost:${port}/volta-service-desk/\n`);
    expect(await Promise.all(partsOf(port).map(reachable))).toEqual([true, true, true]);
  });

  it('goes on by itself when a part of it is killed, and loses nothing that it took', async () => {
    writes = writeWithoutEnd(desk);
    await writes.nextTaken();
    for (const part of KILLED_PARTS) {
      await desk.kill(part);
      const name = part === 'PostgreSQL' ? part : `The ${part}`;
      await eventually(() => expect(desk.output()).toContain(`${name} ended (SIGKILL) and is started again\n`));
      await Promise.all([writes.nextTaken(), writes.nextTold()]);
    }
    await writes.stop();
    expect(await writes.lost()).toEqual([]);
  });

  it('starts again on the same data after the launcher was killed', async () => {
    desk.launcher.kill('SIGKILL');
    await desk.ended;
    await eventually(async () => expect(await reachable(ready(desk.port))).toBe(false));
    desk = await launchDesk(join(folder, 'real'), {}, { silenceMs: SILENCE_MS });
    const logs = await readdir(join(folder, 'real/logs'));
    expect(logs.toSorted()).toEqual(['api.log', 'demo-data.log', 'migration.log', 'postgres.log', 'worker.log']);
    // Two starts and one after the kill, each below the earlier one.
    const worker = await readFile(join(folder, 'real/logs/worker.log'), 'utf8');
    expect(worker.match(/^--- started /gm)).toHaveLength(3);
  });

  it('ends and starts again a part that answers nothing, but not for time in which the launcher slept as well', async () => {
    const silent = () => desk.output().match(/The \w+ has not answered for 10 s: its process is ended/g) ?? [];
    writes = writeWithoutEnd(desk);
    await Promise.all([writes.nextTaken(), writes.nextTold()]);

    desk.launcher.kill('SIGSTOP');
    for (const part of ['API', 'worker'] as const) await desk.kill(part, 'SIGSTOP');
    await pause(2 * SILENCE_MS);
    desk.launcher.kill('SIGCONT');
    for (const part of ['API', 'worker'] as const) await desk.kill(part, 'SIGCONT');
    await Promise.all([writes.nextTaken(), writes.nextTold()]);

    for (const [at, part] of (['API', 'worker'] as const).entries()) {
      await desk.kill(part, 'SIGSTOP');
      await eventually(() => expect(desk.output()).toContain(`The ${part} ended (SIGKILL) and is started again\n`));
      // Each was silent once, and the sleep of all of them was no silence.
      expect(silent()).toHaveLength(at + 1);
      await Promise.all([writes.nextTaken(), writes.nextTold()]);
    }
    await writes.stop();
    expect(await writes.lost()).toEqual([]);
  });

  it('leaves no part behind when it is told to stop', async () => {
    expect(await desk.stop()).toBe(0);
    expect(await Promise.all(partsOf(desk.port).map(reachable))).toEqual([false, false, false]);
  });
});

describe('the entry script', () => {
  it.each([
    ['12.22.0', /needs Node\.js 20 or newer, and this is 12\.22\.0: install one, then run "npm ci" and "npm start"\./],
    ['20.20.2', /runs on the Node\.js that "npm ci" puts into its folder, and this is 20\.20\.2: .*"npm start"/],
  ])('tells Node %s what to do', async (version, sentence) => {
    const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' });
      await import(${JSON.stringify(pathToFileURL('api/standalone/start.mjs').href)});`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const [output] = await once(child.stderr, 'data');
    expect(String(output)).toMatch(sentence);
  });

  it('asks for the Node that package.json and README ask for', async () => {
    const { engines } = JSON.parse(await readFile('package.json', 'utf8'));
    expect(engines.node).toBe('>=20');
    expect(await readFile('README.md', 'utf8')).toContain('You need Node.js 20 or newer');
  });

  it('is installed without a wall of warnings about the Node of the person, which does not run it', async () => {
    expect(await readFile('.npmrc', 'utf8')).toMatch(/^loglevel=error$/m);
  });
});
