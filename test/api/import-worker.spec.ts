import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startApplication, type TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { importAt, locationTable, prepareImport, runImport } from '../support/import-run.js';
import { workbookOf } from '../support/locations-file.js';
import { forgetPeak, memoryOf, tellsMemory } from '../support/process-memory.js';
import { startWorker, type WorkerProcess } from '../support/worker-process.js';

/** As for uploads side by side: what a process leaves to be cleared away later, and no more with more rows. */
const MOST_GROWTH = 150 * 1024 * 1024;

let files: string;
let desk: TestApplication;
let superuser: pg.Client;
const workers: WorkerProcess[] = [];
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'vsd-files-'));
  desk = await startApplication({ VSD_FILES_DIR: files });
  superuser = new pg.Client({ connectionString: desk.superuserUrl });
  await superuser.connect();
});
afterEach(async () => {
  for (const worker of workers.splice(0)) {
    worker.kill();
    await worker.ended;
  }
});
afterAll(async () => {
  await superuser?.end();
  await desk?.close();
  await rm(files, { recursive: true, force: true });
});

const start = async () => {
  const { databaseUrl: DATABASE_URL, issuer } = desk;
  const worker = await startWorker({ DATABASE_URL, VSD_ISSUER: issuer.url, VSD_FILES_DIR: files });
  workers.push(worker);
  return worker;
};

const csv = (rows: number) =>
  Buffer.from(
    locationTable(rows)
      .map((row) => row.join(';'))
      .join('\n'),
  );

describe('an import', () => {
  it('goes on where a worker died, and makes each location once', async () => {
    const rows = 2_000;
    const first = await start();
    const { id, parent } = await prepareImport(desk, 'DEAD', csv(rows), 'a.csv');
    await runImport(desk, id);
    await eventually(async () => {
      const { body } = await desk.as('manager').get(`v1/imports/${id}`).expect(200);
      expect(body.done).toBeGreaterThan(0);
    });
    first.kill();
    expect(await first.ended).toBe('SIGKILL');
    const { body } = await desk.as('manager').get(`v1/imports/${id}`).expect(200);
    expect(body).toMatchObject({ state: 'RUNNING', created: body.done });
    expect(body.done).toBeLessThan(rows);
    const made = async () =>
      (await superuser.query('select count(*)::int from location where customer_id = $1', [parent])).rows[0].count;
    expect(await made()).toBe(body.done);

    // What the dead worker held is free after its time limit; here it is over at once.
    await superuser.query(
      `update pgboss.job set state = 'retry', retry_count = 1, start_after = now() where state = 'active'`,
    );
    await start();
    expect(await importAt(desk, id, 'DONE')).toMatchObject({ rows, done: rows, created: rows, refused: 0 });
    expect(await made()).toBe(rows);
  }, 60_000);

  (tellsMemory ? it : it.skip)(
    'of many rows takes hardly more memory than one of few',
    async () => {
      const { process } = await start();
      const grown = async (code: string, file: Buffer, name: string) => {
        const { now } = await memoryOf(process.pid);
        await forgetPeak(process.pid);
        const { id } = await prepareImport(desk, code, file, name);
        await runImport(desk, id);
        await importAt(desk, id, 'DONE');
        return (await memoryOf(process.pid)).peak - now;
      };
      // The first one loads what all need.
      await grown('WARM', await workbookOf(locationTable(1_000)), 'a.xlsx');
      expect(await grown('MANY', await workbookOf(locationTable(4_000)), 'b.xlsx')).toBeLessThan(MOST_GROWTH);
    },
    120_000,
  );
});
