import { jobQueue } from '../platform/jobs/job-queue.js';

/** A new report is to be told to a book elsewhere. */
export const REPORT_BOOKINGS = jobQueue<{ readonly report: string }>('report-bookings', { concurrency: 2 });
