import pg from 'pg';
import { eventually } from '../support/eventually.js';
import { importAt } from '../support/import-run.js';
import { type Json, recordsOf } from '../support/records.js';
import { use } from '../support/use-desk.js';
import { useWorkerDesk } from '../support/worker-desk.js';

const { desk, start } = useWorkerDesk();
const holder = use(
  async () => {
    const client = new pg.Client({ connectionString: desk.superuserUrl });
    await client.connect();
    return client;
  },
  (client) => client.end(),
);

/** A table that is waiting to be read. */
async function upload(code: string): Promise<Json> {
  const { id } = await recordsOf(desk).create('customers', { code, name: code });
  const post = desk.as('manager').post(`v1/customers/${id}/locations/import`);
  return (await post.attach('file', Buffer.from('Name\nWerk Nord'), 'a.csv').expect(201)).body;
}

/** Halts each session that works on an import, until the transaction ends. */
async function hold(id: string): Promise<void> {
  await holder.query('begin');
  await holder.query('select 1 from data_import where id = $1 for update', [id]);
}

const jobOf = async (id: string): Promise<Json> => {
  const rows = await desk.rows(
    `select state::text, retry_count from pgboss.job where data->'data'->>'import' = $1 and state <> 'completed'`,
    id,
  );
  return rows[0];
};

/** Ends a worker at a job as a power failure would; the job is due again at once, though pg-boss would wait. */
async function crashWorking(id: string, crashes: number): Promise<void> {
  const started = await start();
  await eventually(async () => expect(await jobOf(id)).toEqual({ state: 'active', retry_count: crashes }));
  started.kill();
  await started.ended;
  await desk.rows(`update pgboss.job set state = 'retry', start_after = now(), output = '{"value": {"message": "job heartbeat timeout"}}'
      where state = 'active'`);
}

const failedJobs = async () => await desk.as('admin').read('v1/failed-jobs');

describe('a job whose worker ends with it', () => {
  it('is tried five times, and then put aside where the support sees it and the user is notified', async () => {
    const { id } = await upload('KILLER');
    await hold(id);
    for (const crashes of [0, 1, 2, 3, 4]) {
      await crashWorking(id, crashes);
      const repeating = { queue: 'data-imports', state: 'REPEATING', attempts: crashes + 1, cause: 'NEVER_ENDED' };
      expect(await failedJobs()).toMatchObject([repeating]);
    }
    await holder.query('rollback');

    await start();
    expect(await importAt(desk, id, 'FAILED')).toMatchObject({ failure: 'IMPORT_BROKEN_OFF' });
    await eventually(async () =>
      expect(await failedJobs()).toMatchObject([
        { queue: 'data-imports', state: 'FAILED', attempts: 5, cause: 'NEVER_ENDED' },
      ]),
    );
  });

  it('is not given up when the worker was shut down in the midst of it', async () => {
    const { id } = await upload('PATIENT');
    await hold(id);
    const first = await start();
    await eventually(async () => expect(await jobOf(id)).toMatchObject({ state: 'active' }));
    first.process.kill('SIGTERM');
    await first.ended;
    await holder.query('rollback');
    await desk.rows(`update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')`);
    await start();
    await importAt(desk, id, 'READY');
  });
});
