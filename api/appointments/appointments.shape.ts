import { Day, LongText, Shape, Time } from '../platform/resource/index.js';

/** Why an appointment is called off. */
@Shape()
export class AppointmentCancellation {
  /** Told to the customer and to whoever would have come. */
  @LongText({ max: 2_000 }) reason?: string | null;
}

/** Another time that the customer would rather have. */
@Shape()
export class AppointmentProposal {
  @Day({ required: true }) date!: string;
  @Time({ required: true }) startTime!: string;
  @Time({ required: true }) endTime!: string;
  @LongText({ max: 2_000 }) note?: string | null;
}
