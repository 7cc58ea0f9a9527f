import { jobQueue } from '../../platform/jobs/job-queue.js';

/** Jobs that send one notification to one device. */
export const PUSHES = jobQueue<{ readonly notification: string; readonly subscription: string }>('pushes', {
  concurrency: 2,
  expireInSeconds: 60,
  sends: true,
});
