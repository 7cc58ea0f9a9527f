import { jobQueue } from '../../platform/jobs/job-queue.js';

/** The job of filing an incoming mail. */
export interface IntakeJob {
  readonly message: string;
  /** Whether a user has decided to file a mail that was put aside. */
  readonly isChosen?: boolean;
  /** Contact that the user entered. */
  readonly contactEmail?: string | null;
}

export const INTAKE_MESSAGES = jobQueue<IntakeJob>('intake-messages', {
  concurrency: 2,
  expireInSeconds: 180,
});
