import { jobQueue } from '../platform/jobs/job-queue.js';

/** A job that writes an export, with the schedule that ordered it. */
export interface ExportJob {
  readonly export: string;
  readonly schedule?: string;
}

/** Writes the file of an export. */
export const DATA_EXPORTS = jobQueue<ExportJob>('data-exports', { expireInSeconds: 900 });

/** Sends the owner of a schedule the notice that it was switched off. */
export const SCHEDULE_NOTICES = jobQueue<{ schedule: string }>('export-schedule-notices', { sends: true });

/** Sends the owner of an export the notice that it is done. */
export const EXPORT_MAILS = jobQueue<{ export: string }>('export-mails', { sends: true });
