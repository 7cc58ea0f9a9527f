import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { startApplication, type TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { importAt } from '../support/import-run.js';
import { type Json, recordsOf } from '../support/records.js';
import { startWorker, type WorkerProcess } from '../support/worker-process.js';

let files: string;
let desk: TestApplication;
let holder: pg.Client;
const workers: WorkerProcess[] = [];
beforeAll(async () => {
  files = await mkdtemp(`${tmpdir()}/vsd-crash-`);
  desk = await startApplication({ VSD_FILES_DIR: files });
  holder = new pg.Client({ connectionString: desk.superuserUrl });
  await holder.connect();
});
afterEach(async () => {
  for (const worker of workers.splice(0)) {
    worker.kill();
    await worker.ended;
  }
});
afterAll(async () => {
  await holder?.end();
  await desk?.close();
  await rm(files, { recursive: true, force: true });
});

const start = async () => {
  const { databaseUrl: DATABASE_URL, issuer } = desk;
  const worker = await startWorker({ DATABASE_URL, VSD_ISSUER: issuer.url, VSD_FILES_DIR: files });
  workers.push(worker);
  return worker;
};

/** A table that is waiting to be read. */
async function upload(code: string): Promise<Json> {
  const { id } = await recordsOf(desk).create('customers', { code, name: code });
  const post = desk.as('manager').post(`v1/customers/${id}/locations/import`);
  return (await post.attach('file', Buffer.from('Name\nWerk Nord'), 'a.csv').expect(201)).body;
}

/** Lets whoever works on an import wait in the midst of it, until the transaction ends. */
async function hold(id: string): Promise<void> {
  await holder.query('begin');
  await holder.query('select 1 from data_import where id = $1 for update', [id]);
}

const jobOf = async (id: string): Promise<Json> => {
  const { rows } = await desk.superuser.query(
    `select id, state, retry_count, data from pgboss.job
      where data->'data'->>'import' = $1 and state <> 'completed'`,
    [id],
  );
  return rows[0];
};

/** Has a worker put the job off that ended another one, and passes the hour for which it waits. */
async function waitAnHour(id: string, crashes: number): Promise<void> {
  const started = await start();
  await eventually(async () => expect((await jobOf(id)).data).toMatchObject({ crashes }));
  const { body } = await desk.as('admin').get('v1/failed-jobs').expect(200);
  expect(body).toMatchObject([{ queue: 'data-imports', state: 'REPEATING', attempts: crashes }]);
  expect(new Date(body[0].nextAt).getTime() - Date.now()).toBeGreaterThan(3_500_000);
  started.kill();
  await started.ended;
  await desk.superuser.query(`update pgboss.job set start_after = now() where id = $1`, [(await jobOf(id)).id]);
}

/** Has a new worker begin the job and ends it as a power failure would; what it held is free at once. */
async function crashWorking(id: string, alone: boolean): Promise<void> {
  const started = await start();
  await eventually(async () => {
    const { state, data } = await jobOf(id);
    expect([state, data.alone ?? false]).toEqual(['active', alone]);
  });
  started.kill();
  await started.ended;
  await desk.superuser.query(
    `update pgboss.job set state = 'retry', retry_count = retry_count + 1, start_after = now() where state = 'active'`,
  );
}

describe('a job whose worker ends with it', () => {
  it('is tried by itself, an hour later each time, and then put aside where the support sees it and the user is told', async () => {
    const { id } = await upload('KILLER');
    await hold(id);
    await crashWorking(id, false);
    await crashWorking(id, true);
    for (const crashes of [1, 2]) {
      await waitAnHour(id, crashes);
      await crashWorking(id, true);
    }
    await holder.query('rollback');

    await start();
    expect(await importAt(desk, id, 'FAILED')).toMatchObject({ failure: 'IMPORT_BROKEN_OFF' });
    const job = await eventually(async () => {
      const { body } = await desk.as('admin').get('v1/failed-jobs').expect(200);
      expect(body).toHaveLength(1);
      return body[0];
    });
    expect(job).toMatchObject({ queue: 'data-imports', state: 'FAILED', attempts: 4 });
    expect(job.reason).toContain('never ended');
  });

  it('is no reason to give it up when the worker was asked to end', async () => {
    const { id } = await upload('PATIENT');
    await hold(id);
    await crashWorking(id, false);
    const second = await start();
    await eventually(async () => expect((await jobOf(id)).data.alone).toBe(true));
    second.process.kill('SIGTERM');
    await eventually(async () => expect((await jobOf(id)).data.alone).toBeUndefined());
    // Whoever asked it has no more patience.
    second.kill();
    await second.ended;
    await desk.superuser.query(
      `update pgboss.job set state = 'retry', retry_count = 2, start_after = now() where state = 'active'`,
    );
    await holder.query('rollback');
    await start();
    await importAt(desk, id, 'READY');
  });

  it('is no reason to give it up when the attempt ended while the database was away', async () => {
    const { id } = await upload('UNHEARD');
    await hold(id);
    await crashWorking(id, false);
    const second = await start();
    const unheard = new Promise<void>((resolve) => {
      second.process.stdout?.on('data', (text) => String(text).includes('job not settled yet') && resolve());
    });
    await eventually(async () => expect((await jobOf(id)).data.alone).toBe(true));
    const address = new URL(desk.superuserUrl);
    const name = address.pathname.slice(1);
    // Nobody shuts the database in which they are.
    address.pathname = 'postgres';
    const besides = new pg.Client({ connectionString: address.href });
    await besides.connect();
    const admit = (isOpen: boolean) => besides.query(`alter database ${name} with allow_connections ${isOpen}`);
    await admit(false);
    await desk.superuser.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like 'volta-%'`,
    );
    await unheard;
    await admit(true);
    await besides.end();
    await holder.query('rollback');
    await eventually(async () => expect((await jobOf(id)).data.alone).toBeUndefined());
    await desk.superuser.query(
      `update pgboss.job set heartbeat_on = heartbeat_on - interval '30 seconds' where state = 'active'`,
    );
    await importAt(desk, id, 'READY');
  });
});
