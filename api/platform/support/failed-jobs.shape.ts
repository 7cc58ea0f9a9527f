import { FAILURE_CAUSES, type FailureCause } from '../jobs/failure-cause.js';
import { Choice, Integer, LongText, Moment, Shape, Text } from '../resource/index.js';

export const FAILED_JOB_STATES = ['FAILED', 'REPEATING'] as const;

/** Work behind the scenes that did not succeed. */
@Shape()
export class FailedJob {
  @Text({ required: true }) id!: string;
  @Text({ required: true }) queue!: string;
  /** Given up, or waiting for the next attempt. */
  @Choice(FAILED_JOB_STATES, { name: 'failedJobState', required: true }) state!: (typeof FAILED_JOB_STATES)[number];
  @Integer({ required: true }) attempts!: number;
  @Moment({ required: true }) createdAt!: string;
  @Moment({}) failedAt!: string | null;
  /** When it is tried again by itself. */
  @Moment({}) nextAt!: string | null;
  /** Why the last attempt failed; null where it left no word. */
  @Choice(FAILURE_CAUSES, { name: 'failureCause' }) cause!: FailureCause | null;
  /** The words of its error, in the language of the program that wrote them, without addresses. */
  @LongText({}) reason!: string | null;
}

@Shape()
export class RepeatedJobs {
  @Integer({ required: true }) repeated!: number;
}
