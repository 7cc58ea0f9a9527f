import { jobQueue } from '../platform/jobs/job-queue.js';

/** An export that is to be made, and the schedule by which it was ordered. */
export interface ExportJob {
  readonly export: string;
  readonly schedule?: string;
}

/** Makes the file of an export. */
export const DATA_EXPORTS = jobQueue<ExportJob>('data-exports', { expireInSeconds: 900 });

/** Tells its owner that a schedule was switched off. */
export const SCHEDULE_NOTICES = jobQueue<{ schedule: string }>('export-schedule-notices');

/** Tells its owner that it is done. */
export const EXPORT_MAILS = jobQueue<{ export: string }>('export-mails');
