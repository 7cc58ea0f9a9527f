import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication } from '../support/application.js';
import setUp from '../support/global-setup.js';
import tearDown from '../support/global-teardown.js';
import { HEAP_OPTIONS, watchHeap } from '../support/heap.js';
import { csvOf, importAt, locationTable, prepareImport, runImport } from '../support/import-run.js';
import { workbookOf } from '../support/locations-file.js';
import { startWorker } from '../support/worker-process.js';

const MOST_SECONDS = 60;
const WITHIN = 10_000;
const PATIENCE_MS = 600_000;
const MB = 1024 * 1024;

/** The first import loads what all need; it is not compared with. */
const RUNS = [
  { rows: 1_000, format: 'csv', isWarmUp: true },
  { rows: 1_000, format: 'xlsx', isWarmUp: true },
  { rows: 1_000, format: 'csv' },
  { rows: 10_000, format: 'csv' },
  { rows: 40_000, format: 'csv' },
  { rows: 1_000, format: 'xlsx' },
  { rows: 10_000, format: 'xlsx' },
  { rows: 40_000, format: 'xlsx' },
] as const;

await setUp();
const files = await mkdtemp(join(tmpdir(), 'vsd-files-'));
const desk = await startApplication({ VSD_FILES_DIR: files });
const settings = { DATABASE_URL: desk.databaseUrl, VSD_ISSUER: desk.issuer.url, VSD_FILES_DIR: files };
const worker = await startWorker(settings, HEAP_OPTIONS);
const seconds = (from: number) => (performance.now() - from) / 1000;
const first: Record<string, number> = {};
for (const [at, { rows, format, ...run }] of RUNS.entries()) {
  const table = locationTable(rows);
  const content = format === 'csv' ? csvOf(table) : await workbookOf(table);
  const heap = watchHeap(worker);
  const start = performance.now();
  const { id } = await prepareImport(desk, `B${at}`, content, `a.${format}`, PATIENCE_MS);
  const checked = seconds(start);
  await runImport(desk, id);
  await importAt(desk, id, 'DONE', PATIENCE_MS);
  const written = seconds(start) - checked;
  const { peak } = await heap.stop();
  if ('isWarmUp' in run) continue;
  first[format] ??= peak;
  const verdict = rows > WITHIN || checked + written <= MOST_SECONDS ? '' : ` BEYOND ${MOST_SECONDS} s`;
  process.stdout.write(
    `${format}, ${rows} rows: looked at in ${checked.toFixed(1)} s, written in ${written.toFixed(1)} s${verdict}; ` +
      `heap of the worker after collection at most ${(peak / MB).toFixed(1)} MB, ` +
      `${(peak / (first[format] ?? peak)).toFixed(3)} times that of 1,000 rows\n`,
  );
}
worker.kill();
await worker.ended;
await desk.close();
await rm(files, { recursive: true, force: true });
await tearDown();
