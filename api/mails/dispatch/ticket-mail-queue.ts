import { jobQueue } from '../../platform/jobs/job-queue.js';

/** Jobs that send one mail of the ledger. */
export const TICKET_MAILS = jobQueue<{ readonly mail: string }>('ticket-mails', { concurrency: 4, sends: true });
