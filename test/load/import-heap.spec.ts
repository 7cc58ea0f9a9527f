import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication } from '../support/application.js';
import { HEAP_OPTIONS, heapGrowth } from '../support/import-heap.js';
import { startWorker } from '../support/worker-process.js';

const ROWS = Number(process.env.VSD_IMPORT_ROWS ?? 5_000);
/** Bytes; five thousand rows take several times as much in any form. */
const MOST_GROWTH = 3 * 1024 * 1024;

it(`an import of ${ROWS} rows needs as much of the heap as one of a fifth of them`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vsd-files-'));
  const desk = await startApplication({ VSD_FILES_DIR: folder });
  const settings = { DATABASE_URL: desk.databaseUrl, VSD_ISSUER: desk.issuer.url, VSD_FILES_DIR: folder };
  const worker = await startWorker(settings, HEAP_OPTIONS);
  try {
    expect(await heapGrowth(desk, worker, ROWS / 5, ROWS)).toBeLessThan(MOST_GROWTH);
  } finally {
    worker.kill();
    await worker.ended;
    await desk.close();
    await rm(folder, { recursive: true, force: true });
  }
});
