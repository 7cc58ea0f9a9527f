import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication } from './application.js';
import { brokenWorkbook } from './broken-workbooks.js';
import { eventually } from './eventually.js';
import { LOOP_OPTIONS, loopOf } from './loop.js';
import { Random } from './random.js';
import { recordsOf } from './records.js';
import { startWorker } from './worker-process.js';

const SETTLED = ['READY', 'FAILED'];
/** The heap of a worker beside hostile files: less than an honest table of 50,000 rows may take. */
const HEAP = '--max-old-space-size=256';

/** Has a worker read so many broken workbooks; what became of them, and of the worker. */
export async function floodOfWorkbooks(count: number, seed: number, patienceMs: number) {
  const files = await mkdtemp(join(tmpdir(), 'vsd-workbooks-'));
  const desk = await startApplication({ VSD_FILES_DIR: files });
  const settings = { DATABASE_URL: desk.databaseUrl, VSD_ISSUER: desk.issuer.url, VSD_FILES_DIR: files };
  const worker = await startWorker({ ...settings, LOG_LEVEL: 'info' }, [HEAP, ...LOOP_OPTIONS]);
  try {
    const { id } = await recordsOf(desk).create('customers', { code: 'FLOOD', name: 'Flood' });
    const random = new Random(seed);
    const states: Record<string, number> = {};
    await loopOf(worker.process);
    for (let sent = 0; sent < count; sent += 1) {
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
      const { body } = await desk.as('manager').get(`v1/imports/${id}`).expect(200);
      if (!SETTLED.includes(body.state)) throw new Error(`The import is ${body.state}`);
      return `${body.state} ${body.failure}`;
    }, patienceMs);
  }
}
