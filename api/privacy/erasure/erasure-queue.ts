import { jobQueue } from '../../platform/jobs/job-queue.js';

/** Searches the records of a person, and replaces their data once a user has started it. */
export const ERASURES = jobQueue<{ erasure: string }>('erasures', { expireInSeconds: 3_600 });
