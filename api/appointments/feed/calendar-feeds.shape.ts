import { Moment, Shape, Text } from '../../platform/resource/index.js';

/** Whether the signed-in user's calendar may be read from elsewhere. */
@Shape()
export class CalendarFeedState {
  /** Null where there is no address. */
  @Moment() createdAt: Date | null = null;
  /** When a calendar program read it last. */
  @Moment() readAt: Date | null = null;
}

/** A new address; it is told this once. */
@Shape()
export class CalendarFeedAddress {
  @Text({ required: true, max: 500 }) url!: string;
}
