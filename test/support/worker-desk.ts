import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useDesk } from './use-desk.js';
import { startWorker, type WorkerProcess } from './worker-process.js';

/** A desk whose workers are processes of their own that share its folder of files; each ends with the test that started it. */
export function useWorkerDesk() {
  const files = mkdtempSync(join(tmpdir(), 'vsd-files-'));
  const desk = useDesk({ VSD_FILES_DIR: files });
  const workers: WorkerProcess[] = [];
  afterEach(async () => {
    for (const worker of workers.splice(0)) {
      worker.kill();
      await worker.ended;
    }
  });
  afterAll(() => rm(files, { recursive: true, force: true }));
  /** Starts a worker, with options of Node if there are any. */
  const start = async (options: readonly string[] = []) => {
    const { databaseUrl: DATABASE_URL, issuer } = desk;
    const worker = await startWorker({ DATABASE_URL, VSD_ISSUER: issuer.url, VSD_FILES_DIR: files }, options);
    workers.push(worker);
    return worker;
  };
  return { desk, files, start };
}
