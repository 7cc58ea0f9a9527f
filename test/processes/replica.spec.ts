import { freePort } from '../../api/standalone/free-ports.js';
import { type ApiProcess, startApi } from '../support/api-process.js';
import { callerOf, startApplication, type TestApplication } from '../support/application.js';
import { busyness } from '../support/busyness.js';
import { SHIPPED } from '../support/database-limits.js';
import { eventually } from '../support/eventually.js';
import { type OwnPostgres, startOwnPostgres } from '../support/own-postgres.js';
import type { Person } from '../support/people.js';
import { scrape } from '../support/scrape.js';
import { type StreamingReplica, startReplica } from '../support/streaming-replica.js';
import { startWorker, type WorkerProcess } from '../support/worker-process.js';

/** The longest that a long read may take when its replica is behind or frozen, on a quiet machine. */
const BOUND_MS = 5_000;
const CONFLICT_MS = 500;
const CSV = { resource: 'text-blocks', fields: ['name'], sort: ['createdAt', 'ASC'], format: 'csv' };

let postgres: OwnPostgres;
let replica: StreamingReplica;
let desk: TestApplication;
let database: string;
let api: ApiProcess;
let worker: WorkerProcess;
let ports: { readonly api: number; readonly worker: number };

beforeAll(async () => {
  postgres = await startOwnPostgres();
  replica = await startReplica(postgres, CONFLICT_MS);
  desk = await startApplication();
  database = new URL(desk.databaseUrl).pathname.slice(1);
  ports = { api: await freePort(), worker: await freePort() };
  const settings = { ...SHIPPED, DATABASE_REPLICA_URL: replica.appUrl(database), VSD_FILES_DIR: desk.files };
  const quiet = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' };
  api = await startApi(desk, { ...settings, ...quiet, VSD_METRICS_PORT: String(ports.api) });
  worker = await startWorker({
    ...settings,
    DATABASE_URL: desk.databaseUrl,
    VSD_ISSUER: desk.issuer.url,
    VSD_METRICS_PORT: String(ports.worker),
  });
  await replicaServes();
});
afterAll(async () => {
  await api?.stop();
  worker?.kill();
  await worker?.ended;
  await replica?.stop();
  await desk?.close();
  await postgres?.stop();
});

const as = async (person: Person) => callerOf(`http://127.0.0.1:${api.port}`, await desk.token(person));
const table = async (person: Person = 'manager'): Promise<string> =>
  (
    await (
      await as(person)
    )
      .get('v1/text-blocks', { fields: ['name'] })
      .set('Accept', 'text/csv')
      .expect(200)
  ).text;
const write = async (name: string, person: Person = 'manager') => {
  await (await as(person)).create('v1/text-blocks', { name, content: 'gemeinsam' });
};
const reads = async (server: 'replica' | 'primary', port = ports.api) =>
  (await scrape(port)).get(`vsd_long_reads_total{server="${server}"}`) ?? 0;
const replicaServes = () =>
  eventually(async () => {
    const before = await reads('replica');
    await table();
    expect(await reads('replica')).toBeGreaterThan(before);
  });

describe('long reads with a streaming replica', () => {
  it('run there, and contain what was written right before', async () => {
    const before = await reads('replica');
    for (let index = 0; index < 20; index += 1) {
      await write(`Frisch ${index}`);
      expect(await table()).toContain(`Frisch ${index}\r\n`);
    }
    expect(await reads('replica')).toBeGreaterThan(before);
  });

  it('serve the exports of the worker and the figures', async () => {
    await write('Kurz vor der Ausgabe');
    const manager = await as('manager');
    // A busy replica leaves a read to the primary.
    await eventually(async () => {
      const before = await reads('replica', ports.worker);
      const { id } = (await manager.post('v1/exports').send(CSV).expect(202)).body;
      await eventually(async () => expect(await manager.read(`v1/exports/${id}`)).toMatchObject({ state: 'DONE' }));
      expect((await manager.get(`v1/exports/${id}/content`).expect(200)).text).toContain('Kurz vor der Ausgabe');
      expect(await reads('replica', ports.worker)).toBeGreaterThan(before);
    });
    await eventually(async () => {
      const before = await reads('replica');
      await manager.read('v1/figures/created');
      expect(await reads('replica')).toBeGreaterThan(before);
    });
  });

  it('never mix tenants', async () => {
    const tenants = { alpina: 'manager', nordwind: 'otherManager' } as const;
    for (const [tenant, person] of Object.entries(tenants)) await write(`nur ${tenant}`, person);
    const before = await reads('replica');
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const [own, other] = index % 2 ? (['alpina', 'nordwind'] as const) : (['nordwind', 'alpina'] as const);
        const text = await table(tenants[own]);
        expect([text.includes(`nur ${own}`), text.includes(`nur ${other}`)]).toEqual([true, false]);
      }),
    );
    expect(await reads('replica')).toBeGreaterThan(before);
  });

  it('run at the primary within a bound while the replica is behind, and no further one waits for it', async () => {
    await replica.query(database, 'select pg_wal_replay_pause()');
    const before = await reads('replica');
    await write('Noch nicht nachgespielt');
    const began = performance.now();
    for (let index = 0; index < 20; index += 1) expect(await table()).toContain('Noch nicht nachgespielt');
    expect(performance.now() - began).toBeLessThan(BOUND_MS * busyness());
    expect(await reads('replica')).toBe(before);
    expect((await scrape(ports.api)).get('vsd_replica_up')).toBe(0);
    await replica.query(database, 'select pg_wal_replay_resume()');
    await replicaServes();
  });

  describe('while one is under way', () => {
    beforeAll(async () => {
      await desk.query(`create function slow_at_replica() returns boolean language plpgsql as $$
        begin
          if pg_is_in_recovery() then perform pg_sleep(300); end if;
          return true;
        end $$`);
    });
    const slow = 'create policy slow on text_block as restrictive to vsd_app using ((select slow_at_replica()))';
    const faults = {
      'the replica is killed': { happens: () => replica.kill(), ends: () => replica.startAgain() },
      'the replica is frozen': { happens: () => replica.freeze(), ends: () => replica.thaw() },
      'the replay cancels it': {
        happens: () => desk.query('begin; lock table text_block in access exclusive mode; commit'),
        ends: async () => undefined,
      },
    };

    it.each(Object.entries(faults))('and %s, its whole answer comes from the primary', async (name, fault) => {
      await write(`Unterwegs ${name}`);
      await desk.query(slow);
      const answer = table();
      await eventually(async () => {
        const asleep = `application_name = 'volta-replica' and wait_event = 'PgSleep'`;
        expect(await replica.query(database, `select 1 from pg_stat_activity where ${asleep}`)).not.toEqual([]);
      });
      const began = performance.now();
      await fault.happens();
      expect(await answer).toContain(`Unterwegs ${name}`);
      expect(performance.now() - began).toBeLessThan(BOUND_MS * busyness());
      await desk.query('drop policy slow on text_block');
      await fault.ends();
      await replicaServes();
    });
  });

  it('run at the primary where the address is no replica of it', async () => {
    const port = await freePort();
    const other = await startApi(desk, {
      ...SHIPPED,
      LOG_LEVEL: 'silent',
      DATABASE_REPLICA_URL: desk.databaseUrl,
      VSD_METRICS_PORT: String(port),
    });
    try {
      const manager = callerOf(`http://127.0.0.1:${other.port}`, await desk.token('manager'));
      await write('Überall');
      const { text } = await manager
        .get('v1/text-blocks', { fields: ['name'] })
        .set('Accept', 'text/csv')
        .expect(200);
      expect(text).toContain('Überall');
      expect([await reads('replica', port), (await reads('primary', port)) > 0]).toEqual([0, true]);
    } finally {
      await other.stop();
    }
  });
});
