import { v5 as uuidv5 } from 'uuid';
import { jobQueue } from './job-queue.js';

const HOUR_MS = 3_600_000;

/** Data of a notice about jobs of a queue that were given up within one hour. */
export interface GivenUpJobs {
  readonly queue: string;
  /** Hours since 1970. */
  readonly hour: number;
}

/** Notices to administrators; one job for each tenant, queue and hour. */
export const GIVEN_UP_JOBS = jobQueue<GivenUpJobs>('given-up-jobs', { sends: true });

/** The id of a notice, which prevents a second one for the same tenant, queue and hour. */
export const givenUpId = (tenant: string, { queue, hour }: GivenUpJobs) =>
  uuidv5(`given up ${tenant} ${queue} ${hour}`, uuidv5.URL);

/** Data of a notice about a job that is given up now. */
export const givenUpNow = (queue: string, now: Date): GivenUpJobs => ({
  queue,
  hour: Math.floor(now.getTime() / HOUR_MS),
});
