import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.js';
import { runInWorker } from '../../platform/run-in-worker.js';
import type { ReportPaper } from './report-paper.js';

/** The compiled file, since a thread has none of the loaders of the process. */
const THREAD = join(projectRoot, 'dist/api/reports/pdf/paper-worker.js');
const LIMITS = { ms: 30_000, heapMegabytes: 384 };

/** The paper as PDF/A-3b, made in a thread of its own. Throws `WorkerFailure` after the time limit. */
export const printPaper = async (paper: ReportPaper): Promise<Buffer> =>
  Buffer.from(await runInWorker<Uint8Array>(THREAD, paper, LIMITS));
