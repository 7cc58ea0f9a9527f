import type { TestApplication } from './application.js';
import { HEAP_OPTIONS as TELLING, watchHeap } from './heap.js';
import { importAt, locationTable, prepareImport, runImport } from './import-run.js';
import { workbookOf } from './locations-file.js';
import type { WorkerProcess } from './worker-process.js';

/** Options of Node for a worker whose heap is watched; the worker itself needs some 80 MB. */
export const HEAP_OPTIONS: readonly string[] = ['--max-old-space-size=144', ...TELLING];

const PATIENCE_MS = 600_000;

/** Bytes of heap that a worker needs for an import of many rows beyond those for one of few. */
export async function heapGrowth(
  desk: TestApplication,
  worker: WorkerProcess,
  few: number,
  many: number,
): Promise<number> {
  const most = async (code: string, rows: number) => {
    const heap = watchHeap(worker);
    const { id } = await prepareImport(desk, code, await workbookOf(locationTable(rows)), 'a.xlsx', PATIENCE_MS);
    await runImport(desk, id);
    expect(await importAt(desk, id, 'DONE', PATIENCE_MS)).toMatchObject({ created: rows });
    return (await heap.stop()).peak;
  };
  // The first import loads the modules of all.
  await most('WARM', few);
  const least = await most('FEW', few);
  return (await most('MANY', many)) - least;
}
