import { useDesk } from './use-desk.js';
import { startWorker, type WorkerProcess } from './worker-process.js';

/** A desk whose workers are processes of their own that share its folder of files; each ends with the test that started it. */
export function useWorkerDesk() {
  const desk = useDesk();
  const workers: WorkerProcess[] = [];
  afterEach(async () => {
    for (const worker of workers.splice(0)) {
      worker.kill();
      await worker.ended;
    }
  });
  /** Starts a worker, with options of Node if there are any. */
  const start = async (options: readonly string[] = []) => {
    const { databaseUrl: DATABASE_URL, issuer, files: VSD_FILES_DIR } = desk;
    const worker = await startWorker({ DATABASE_URL, VSD_ISSUER: issuer.url, VSD_FILES_DIR }, options);
    workers.push(worker);
    return worker;
  };
  return { desk, start };
}
