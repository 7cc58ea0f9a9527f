import type { EntityManager } from '@mikro-orm/postgresql';
import { jobQueue } from '../platform/jobs/job-queue.js';
import type { Jobs } from '../platform/jobs/jobs.js';
import type { DataImport } from './data-import.entity.js';
import { dropClaims } from './import-claims.js';

/** Jobs that read, check and write imports; each job continues the previous one. */
export const DATA_IMPORTS = jobQueue<{ import: string }>('data-imports', { expireInSeconds: 120 });

/** Begins the checking or the writing of an import with its first row, in a job of its own. */
export async function beginPhase(em: EntityManager, jobs: Jobs, data: DataImport, phase: 'CHECKING' | 'RUNNING') {
  data.startOver(phase);
  await dropClaims(em, data.id);
  await em.flush();
  await jobs.send(em, DATA_IMPORTS, { import: data.id });
}
