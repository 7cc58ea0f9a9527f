import { jobQueue } from '../../platform/jobs/job-queue.js';

/** An incoming mail that is to be filed. */
export interface IntakeJob {
  readonly message: string;
  /** Whether a person has decided to file a mail that was put aside. */
  readonly isChosen?: boolean;
  /** Contact that the person entered. */
  readonly contactEmail?: string | null;
}

export const INTAKE_MESSAGES = jobQueue<IntakeJob>('intake-messages', {
  concurrency: 2,
  expireInSeconds: 180,
});
