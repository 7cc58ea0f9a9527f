import { jobQueue } from '../platform/jobs/job-queue.js';

/** Reading, checking and running of imports; a job goes on from where the one before it stopped. */
export const DATA_IMPORTS = jobQueue<{ import: string }>('data-imports', { expireInSeconds: 120 });
