import { jobQueue } from '../../platform/jobs/job-queue.js';

/** A customer is discontent with a closing; `activity` is the entry of the timeline that says so. */
export const RATING_NOTICES = jobQueue<{ readonly ticket: string; readonly activity: string }>('rating-notices', {
  sends: true,
});
