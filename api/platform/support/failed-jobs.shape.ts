import { FAILURE_CAUSES, type FailureCause } from '../jobs/failure-cause.js';
import { Choice, Integer, LongText, Moment, Shape, Text } from '../resource/index.js';

export const FAILED_JOB_STATES = ['FAILED', 'REPEATING'] as const;

/** A failed job. */
@Shape()
export class FailedJob {
  @Text({ required: true }) id!: string;
  @Text({ required: true }) queue!: string;
  /** Given up, or waiting for the next attempt. */
  @Choice(FAILED_JOB_STATES, { name: 'failedJobState', required: true }) state!: (typeof FAILED_JOB_STATES)[number];
  @Integer({ required: true }) attempts!: number;
  @Moment({ required: true }) createdAt!: string;
  @Moment({}) failedAt!: string | null;
  /** Time of the next attempt. */
  @Moment({}) nextAt!: string | null;
  /** Cause of the last failure; null without a message. */
  @Choice(FAILURE_CAUSES, { name: 'failureCause' }) cause!: FailureCause | null;
  /** Message of the error, in the language of its program and without addresses. */
  @LongText({}) reason!: string | null;
}

@Shape()
export class RepeatedJobs {
  @Integer({ required: true }) repeated!: number;
}
