import { readdirSync } from 'node:fs';
import { eventually } from '../support/eventually.js';
import type { Json } from '../support/records.js';
import { useWorkerDesk } from '../support/worker-desk.js';

/** So many that a worker is at them for many seconds. */
const ROWS = 60_000;
/** How long a whole export may take on the busiest of machines. */
const WHOLE_MS = 480_000;

const { desk, start } = useWorkerDesk();

beforeAll(async () => {
  await desk.rows(
    `insert into text_block (tenant, id, version, created_at, created_by, updated_at, updated_by, name, content, global)
     select 'alpina', gen_random_uuid(), 1, now(), 'S', now(), 'S', 'Baustein ' || at, 'x', false
       from generate_series(1, $1::int) at`,
    ROWS,
  );
  await desk.rows('analyze text_block');
});

const manager = () => desk.as('manager');
const read = async (id: string): Promise<Json> => await manager().read(`v1/exports/${id}`);
const kept = () => readdirSync(desk.files, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const jobOf = async (id: string): Promise<Json> =>
  (await desk.rows(`select * from pgboss.job where data->'data'->>'export' = $1`, id))[0];

/** A running export, as its owner sees it. */
async function runningExport(): Promise<string> {
  const body = { resource: 'text-blocks', fields: ['name'], sort: ['createdAt', 'ASC'], format: 'csv' };
  const { id } = (await manager().post('v1/exports').send(body).expect(202)).body;
  await eventually(async () => {
    const { state, done, total } = await read(id);
    expect([state, done > 0, total]).toEqual(['RUNNING', true, ROWS]);
  });
  return id;
}

describe('an export that a worker is making', () => {
  /** Milliseconds that a whole one takes on this machine, however busy. */
  let whole = 0;

  it('is made by the next one when the first dies: once, whole, and seen by its owner all the while', async () => {
    const first = await start();
    const id = await runningExport();
    first.kill();
    expect(await first.ended).toBe('SIGKILL');
    expect(await read(id)).toMatchObject({ state: 'RUNNING', total: ROWS });
    await manager().get(`v1/exports/${id}/content`).expect(409);
    // The dead worker's claims are free after their time limit; here the limit is over at once.
    await desk.rows(
      `update pgboss.job set state = 'retry', retry_count = 1, start_after = now() where state = 'active'`,
    );
    await start();
    await eventually(
      async () => expect(await read(id)).toMatchObject({ state: 'DONE', done: ROWS, total: ROWS }),
      WHOLE_MS,
    );
    await eventually(async () => expect((await jobOf(id)).state).toBe('completed'));
    const { started_on, completed_on } = await jobOf(id);
    whole = completed_on.getTime() - started_on.getTime();
    expect(kept()).toHaveLength(1);
    const { text } = await manager().get(`v1/exports/${id}/content`).expect(200);
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect([lines.length, new Set(lines).size]).toEqual([ROWS, ROWS]);
  });

  it('is broken off soon after it is cancelled, and leaves nothing', async () => {
    await start();
    const before = kept();
    const id = await runningExport();
    await manager().delete(`v1/exports/${id}`).expect(200);
    const rows = await desk.rows('select now() as at');
    await manager().get(`v1/exports/${id}/content`).expect(404);
    await manager().get(`v1/exports/${id}`).expect(404);
    await eventually(async () => expect((await jobOf(id)).state).toBe('completed'));
    // The worker checks the cancellation every half second, after a page.
    const { completed_on } = await jobOf(id);
    expect(completed_on.getTime() - rows[0].at.getTime()).toBeLessThan(whole / 2);
    expect(kept()).toEqual(before);
  });
});
