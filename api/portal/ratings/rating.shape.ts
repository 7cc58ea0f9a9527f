import { Integer, LongText, Moment, Shape, Text } from '../../platform/resource/index.js';

/** A customer's rating of a closed ticket. */
@Shape()
export class Rating {
  /** From 1, very dissatisfied, to 5, very satisfied. */
  @Integer({ required: true, min: 1, max: 5 }) rating!: number;
  @LongText({ max: 2_000 }) comment?: string | null;
}

/** The page behind the link of a closing mail: the rated ticket, and the rating so far. */
@Shape()
export class RatingState {
  /** Name of the desk. */
  @Text({ required: true }) desk!: string;
  @Text({ required: true }) identifier!: string;
  @Integer({ min: 1, max: 5 }) rating: number | null = null;
  @LongText() comment: string | null = null;
  /** End of the time in which the rating can be given and changed. */
  @Moment({ required: true }) until!: Date;
}
