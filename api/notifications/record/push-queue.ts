import { jobQueue } from '../../platform/jobs/job-queue.js';

/** One device is to be told of one notification. */
export const PUSHES = jobQueue<{ readonly notification: string; readonly subscription: string }>('pushes', {
  concurrency: 2,
  expireInSeconds: 60,
});
