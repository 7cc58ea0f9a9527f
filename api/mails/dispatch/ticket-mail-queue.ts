import { jobQueue } from '../../platform/jobs/job-queue.js';

/** One mail of the ledger is to be sent. */
export const TICKET_MAILS = jobQueue<{ readonly mail: string }>('ticket-mails', { concurrency: 4 });
