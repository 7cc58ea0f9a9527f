import { jobQueue } from '../platform/jobs/job-queue.js';

/** Makes the file of an export. */
export const DATA_EXPORTS = jobQueue<{ export: string }>('data-exports', { expireInSeconds: 900 });

/** Tells its owner that a schedule was switched off. */
export const SCHEDULE_NOTICES = jobQueue<{ schedule: string }>('export-schedule-notices');

/** Tells its owner that it is done. */
export const EXPORT_MAILS = jobQueue<{ export: string }>('export-mails');
