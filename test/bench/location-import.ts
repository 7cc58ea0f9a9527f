import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication } from '../support/application.js';
import setUp from '../support/global-setup.js';
import tearDown from '../support/global-teardown.js';
import { importAt, locationTable, prepareImport, runImport } from '../support/import-run.js';
import { workbookOf } from '../support/locations-file.js';
import { forgetPeak, memoryOf } from '../support/process-memory.js';
import { startWorker } from '../support/worker-process.js';

const ROWS = 10_000;
const MOST_SECONDS = 60;
const MB = 1024 * 1024;

const table = locationTable(ROWS);
const FILES: Readonly<Record<string, Buffer>> = {
  'a.csv': Buffer.from(table.map((row) => row.join(';')).join('\n')),
  'b.xlsx': await workbookOf(table),
  'c.csv': Buffer.from(table.map((row) => row.join(';')).join('\n')),
};

await setUp();
const files = await mkdtemp(join(tmpdir(), 'vsd-files-'));
const desk = await startApplication({ VSD_FILES_DIR: files });
const worker = await startWorker({
  DATABASE_URL: desk.databaseUrl,
  VSD_ISSUER: desk.issuer.url,
  VSD_FILES_DIR: files,
});
const { pid } = worker.process;
const seconds = (from: number) => (performance.now() - from) / 1000;
for (const [name, content] of Object.entries(FILES)) {
  const { now } = await memoryOf(pid);
  await forgetPeak(pid);
  const start = performance.now();
  const { id } = await prepareImport(desk, name.replace('.', '-'), content, name);
  const checked = seconds(start);
  const begun = performance.now();
  await runImport(desk, id);
  const { created } = await importAt(desk, id, 'DONE', 300_000);
  const written = seconds(begun);
  const { peak } = await memoryOf(pid);
  const verdict = checked + written <= MOST_SECONDS ? 'within' : 'BEYOND';
  process.stdout.write(
    `${name}, ${created} rows: looked at in ${checked.toFixed(1)} s, written in ${written.toFixed(1)} s, ` +
      `${verdict} ${MOST_SECONDS} s; memory of the worker ${(now / MB).toFixed(0)} MB, at its peak ${(peak / MB).toFixed(0)} MB\n`,
  );
}
worker.kill();
await worker.ended;
await desk.close();
await rm(files, { recursive: true, force: true });
await tearDown();
