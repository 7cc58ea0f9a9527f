import { jobQueue } from '../../platform/jobs/job-queue.js';

/** One incoming mail is to be filed. */
export const INTAKE_MESSAGES = jobQueue<{ readonly message: string; readonly isChosen?: boolean }>('intake-messages', {
  concurrency: 2,
  expireInSeconds: 180,
});
