import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication } from '../support/application.js';
import { brokenWorkbook } from '../support/broken-workbooks.js';
import { eventually } from '../support/eventually.js';
import { LOOP_OPTIONS, loopOf } from '../support/loop.js';
import { Random } from '../support/random.js';
import { recordsOf } from '../support/records.js';
import { startWorker } from '../support/worker-process.js';

const COUNT = Number(process.env.VSD_WORKBOOKS ?? 500);
/** Milliseconds of its own work after which a process must turn to others. */
const LONGEST_WORK = 100;
const PATIENCE_MS = 120_000;
const SETTLED = ['READY', 'FAILED'];
/** The heap of a worker beside hostile files: less than an honest table of 50,000 rows may take. */
const HEAP = '--max-old-space-size=256';

/** Has a worker read so many broken workbooks; returns the state of the imports and of the worker. */
async function floodOfWorkbooks() {
  const files = await mkdtemp(join(tmpdir(), 'vsd-workbooks-'));
  const desk = await startApplication({ VSD_FILES_DIR: files });
  const settings = { DATABASE_URL: desk.databaseUrl, VSD_ISSUER: desk.issuer.url, VSD_FILES_DIR: files };
  const worker = await startWorker({ ...settings, LOG_LEVEL: 'info' }, [HEAP, ...LOOP_OPTIONS]);
  try {
    const { id } = await recordsOf(desk).create('customers', { code: 'FLOOD', name: 'Flood' });
    const random = new Random(5);
    const states: Record<string, number> = {};
    await loopOf(worker.process);
    for (let sent = 0; sent < COUNT; sent += 1) {
      const post = desk.as('manager').post(`v1/customers/${id}/locations/import`);
      const { status, body } = await post.attach('file', brokenWorkbook(random), 'a.xlsx');
      const told = status === 201 ? await settled(body.id) : `${status} ${body.code}`;
      states[told] = (states[told] ?? 0) + 1;
    }
    return { states, loop: await loopOf(worker.process), exitCode: worker.process.exitCode };
  } finally {
    worker.kill();
    await worker.ended;
    await desk.close();
    await rm(files, { recursive: true, force: true });
  }

  function settled(id: string): Promise<string> {
    return eventually(async () => {
      if (worker.process.exitCode !== null) throw new Error(`The worker has ended: ${worker.process.exitCode}`);
      const body = await desk.as('manager').read(`v1/imports/${id}`);
      if (!SETTLED.includes(body.state)) throw new Error(`The import is ${body.state}`);
      return `${body.state} ${body.failure}`;
    }, PATIENCE_MS);
  }
}

it(`${COUNT} broken workbooks end no worker and hold up nobody`, async () => {
  const { states, loop, exitCode } = await floodOfWorkbooks();
  process.stdout.write(`${JSON.stringify({ states, loop })}\n`);
  expect(exitCode).toBeNull();
  expect(Object.keys(states).filter((state) => state.includes('BROKEN_OFF') || state.startsWith('5'))).toEqual([]);
  expect(loop.worked).toBeLessThan(LONGEST_WORK);
}, 3_600_000);
