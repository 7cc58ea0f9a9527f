import { eventually } from '../support/eventually.js';
import { HEAP_OPTIONS, heapGrowth } from '../support/import-heap.js';
import { importAt, locationTable, prepareImport, runImport } from '../support/import-run.js';
import { useWorkerDesk } from '../support/worker-desk.js';

/** Bytes; two thousand rows take about twice as much in any form. */
const MOST_GROWTH = 2 * 1024 * 1024;

const { desk, start } = useWorkerDesk();

const csv = (rows: number) =>
  Buffer.from(
    locationTable(rows)
      .map((row) => row.join(';'))
      .join('\n'),
  );

/** Halts the session that creates a location of this name, until the returned function is called. */
async function haltAt(name: string): Promise<() => Promise<void>> {
  const key = 1999;
  await desk.rows('select pg_advisory_lock($1)', key);
  await desk.rows(`
    create function halt() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${key}); return new; end $$;
    create trigger halt before insert on location for each row when (new.name = '${name}') execute function halt()`);
  return async () => {
    await desk.rows('select pg_advisory_unlock($1)', key);
    // Waits for the halted session: it holds the table until it notices that its client is gone.
    await desk.rows('drop trigger halt on location; drop function halt()');
  };
}

describe('an import', () => {
  it('goes on where a worker died, and makes each location once', async () => {
    const rows = 1_000;
    const goOn = await haltAt('Standort 999');
    const first = await start();
    const { id, parent } = await prepareImport(desk, 'DEAD', csv(rows), 'a.csv');
    await runImport(desk, id);
    await eventually(async () => {
      const body = await desk.as('manager').read(`v1/imports/${id}`);
      expect(body.done).toBeGreaterThan(0);
    });
    first.kill();
    expect(await first.ended).toBe('SIGKILL');
    await goOn();
    const body = await desk.as('manager').read(`v1/imports/${id}`);
    expect(body).toMatchObject({ state: 'RUNNING', created: body.done });
    expect(body.done).toBeLessThan(rows);
    const made = async () =>
      (await desk.rows('select count(*)::int from location where customer_id = $1', parent))[0].count;
    expect(await made()).toBe(body.done);

    // The dead worker's claims are free after their time limit; here the limit is over at once.
    await desk.rows(
      `update pgboss.job set state = 'retry', retry_count = 1, start_after = now() where state = 'active'`,
    );
    await start();
    expect(await importAt(desk, id, 'DONE')).toMatchObject({ rows, done: rows, created: rows, refused: 0 });
    expect(await made()).toBe(rows);
  });

  it('of 2,500 rows needs as much of the heap as one of 500, and hardly more than the worker itself', async () => {
    const worker = await start(HEAP_OPTIONS);
    expect(await heapGrowth(desk, worker, 500, 2_500)).toBeLessThan(MOST_GROWTH);
  });
});
