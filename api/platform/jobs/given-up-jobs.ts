import { v5 as uuidv5 } from 'uuid';
import { jobQueue } from './job-queue.js';

const HOUR_MS = 3_600_000;

/** Jobs of a queue were given up within an hour of the clock, which the tenant's support must learn. */
export interface GivenUpJobs {
  readonly queue: string;
  /** Hours since 1970. */
  readonly hour: number;
}

/** Notices to the people in charge of support; one job for each tenant, queue and hour. */
export const GIVEN_UP_JOBS = jobQueue<GivenUpJobs>('given-up-jobs');

/** The id by which a second job about the same tenant, queue and hour is not made. */
export const givenUpId = (tenant: string, { queue, hour }: GivenUpJobs) =>
  uuidv5(`given up ${tenant} ${queue} ${hour}`, uuidv5.URL);

/** The notice of a job of the queue that is given up now. */
export const givenUpNow = (queue: string, now: Date): GivenUpJobs => ({
  queue,
  hour: Math.floor(now.getTime() / HOUR_MS),
});
