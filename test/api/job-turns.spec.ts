import { Injectable, Module } from '@nestjs/common';
import { type JobHandler, Works } from '../../api/platform/jobs/job-handler.js';
import { jobQueue } from '../../api/platform/jobs/job-queue.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { Jobs, type SendOptions } from '../../api/platform/jobs/jobs.js';
import { currentTenant, runAsTenant } from '../../api/platform/tenancy/session.js';
import { UnitOfWork } from '../../api/platform/tenancy/unit-of-work.js';
import { eventually } from '../support/eventually.js';
import { useDesk } from '../support/use-desk.js';

type Numbered = { readonly number: number };

const TURNS = jobQueue<Numbered>('turns-of-a-test');
const HELD = jobQueue<Numbered>('held-of-a-test', { concurrency: 2 });

/** The jobs in the order in which they were begun, as `tenant number`. */
const begun: string[] = [];
/** Tenants whose jobs do not end. */
const held = new Map<string, Promise<void>>();

async function work({ number }: Numbered): Promise<void> {
  const tenant = currentTenant();
  begun.push(`${tenant} ${number}`);
  await held.get(tenant);
}

@Works(TURNS)
@Injectable()
class TurnsHandler implements JobHandler<Numbered> {
  handle = work;
}

@Works(HELD)
@Injectable()
class HeldHandler implements JobHandler<Numbered> {
  handle = work;
}

@Module({ providers: [TurnsHandler, HeldHandler] })
class Worked {}

const desk = useDesk({}, [{ module: Worked }]);
const { promise: released, resolve: release } = Promise.withResolvers<void>();
afterAll(() => release());

const send = (tenant: string, queue: typeof TURNS, numbers: readonly number[], options: SendOptions = {}) =>
  runAsTenant(tenant, () =>
    desk.app.get(UnitOfWork).write(async (em) => {
      for (const number of numbers) await desk.app.get(Jobs).send(em, queue, { number }, options);
    }),
  );

/** The jobs of the queue that wait, in the order in which a worker begins them. */
const order = async ({ name }: typeof TURNS) => {
  const rows = await desk.rows(
    `select data->>'tenant' as tenant, data->'data'->>'number' as number from pgboss.job
      where name = $1 and state < 'active' order by priority desc, created_on`,
    name,
  );
  return rows.map(({ tenant, number }) => `${tenant} ${number}`);
};

describe('the jobs of several tenants', () => {
  it('take turns by tenant, each tenant’s in the order in which they were sent', async () => {
    await send('alpina', TURNS, [1, 2, 3, 4, 5]);
    await send('bergbahn', TURNS, [1, 2]);
    await send('alpina', TURNS, [6]);
    await send('cascade', TURNS, [1]);
    expect(await order(TURNS)).toEqual([
      ...['alpina 1', 'bergbahn 1', 'cascade 1', 'alpina 2', 'bergbahn 2'],
      ...['alpina 3', 'alpina 4', 'alpina 5', 'alpina 6'],
    ]);
  });

  it('stand beside the first that waits, however many of others were worked before', async () => {
    await desk.superuser.query(
      `update pgboss.job set state = 'completed' where name = $1 and not (data->>'tenant' = 'alpina' and priority < -2)`,
      [TURNS.name],
    );
    await send('bergbahn', TURNS, [3, 4]);
    expect(await order(TURNS)).toEqual(['alpina 4', 'bergbahn 3', 'alpina 5', 'bergbahn 4', 'alpina 6']);
  });

  it('that are urgent come before others of their tenant, and take turns as well', async () => {
    await send('alpina', TURNS, [7, 8], { urgent: true });
    expect((await order(TURNS)).slice(0, 4)).toEqual(['alpina 7', 'alpina 4', 'bergbahn 3', 'alpina 8']);
  });

  it('do not stand behind those of the same tenant for later', async () => {
    await send('cascade', TURNS, [7, 8, 9], { startAfter: 3_600 });
    await send('cascade', TURNS, [2]);
    const waiting = await order(TURNS);
    expect(waiting.indexOf('cascade 2')).toBeLessThan(waiting.indexOf('alpina 5'));
    await desk.superuser.query(`delete from pgboss.job where name = $1`, [TURNS.name]);
  });

  it('are begun although those of another tenant do not end, of which so many run as its queue says', async () => {
    held.set('alpina', released);
    await send('alpina', HELD, [1, 2, 3, 4, 5, 6]);
    await desk.app.get(JobWorker).start();
    // Two connections fetch side by side, so that the first two need not be those that were sent first.
    await eventually(() => expect(begun).toHaveLength(2));
    await send('bergbahn', HELD, [1, 2, 3]);
    await send('cascade', HELD, [1]);
    await eventually(() => expect(begun).toHaveLength(6));
    const tenants = begun.map((job) => job.split(' ')[0]).toSorted();
    expect(tenants.join(' ')).toBe('alpina alpina bergbahn bergbahn bergbahn cascade');
    release();
    await eventually(() => expect(begun).toHaveLength(10));
  });
});
