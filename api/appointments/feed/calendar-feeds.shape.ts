import { Moment, Shape, Text } from '../../platform/resource/index.js';

/** The calendar address of the signed-in user. */
@Shape()
export class CalendarFeedState {
  /** Null without an address. */
  @Moment() createdAt: Date | null = null;
  /** Time of the last reading by a calendar program. */
  @Moment() readAt: Date | null = null;
}

/** A new address, returned once. */
@Shape()
export class CalendarFeedAddress {
  @Text({ required: true, max: 500 }) url!: string;
}
