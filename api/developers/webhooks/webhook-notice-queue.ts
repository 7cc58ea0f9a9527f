import { jobQueue } from '../../platform/jobs/job-queue.js';

/** A webhook was switched off, and administrators are to hear of it. */
export const WEBHOOK_NOTICES = jobQueue<{ readonly webhook: string }>('webhook-notices', { sends: true });
