import { Integer, LongText, Moment, Shape, Text } from '../../platform/resource/index.js';

/** What a customer says of how a ticket was settled. */
@Shape()
export class Rating {
  /** From 1, very dissatisfied, to 5, very satisfied. */
  @Integer({ required: true, min: 1, max: 5 }) rating!: number;
  @LongText({ max: 2_000 }) comment?: string | null;
}

/** What whoever has the link of a closing mail is shown: what is rated, and what they have said so far. */
@Shape()
export class RatingState {
  /** Name of the desk. */
  @Text({ required: true }) desk!: string;
  @Text({ required: true }) identifier!: string;
  @Integer({ min: 1, max: 5 }) rating: number | null = null;
  @LongText() comment: string | null = null;
  /** Until when it can be said, and changed. */
  @Moment({ required: true }) until!: Date;
}
