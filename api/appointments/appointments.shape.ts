import { Computed } from '../platform/resource/computed-kind.js';
import { Choice, Day, LongText, Shape, Text, Time } from '../platform/resource/index.js';
import { ATTENDEE_REFUSALS, type AttendeeRefusal } from '../vocabulary/work.js';

/** The reason of a cancellation. */
@Shape()
export class AppointmentCancellation {
  /** Sent to the customer and to the person. */
  @LongText({ max: 2_000 }) reason?: string | null;
}

/** The customer's proposal of another time. */
@Shape()
export class AppointmentProposal {
  @Day({ required: true }) date!: string;
  @Time({ required: true }) startTime!: string;
  @Time({ required: true }) endTime!: string;
  @LongText({ max: 2_000 }) note?: string | null;
}

/** A person who works on tickets, and the reason for which they cannot have an appointment. */
@Shape()
export class Attendee {
  @Computed({ type: 'string', format: 'uuid' }) id!: string;
  @Text({ required: true }) name!: string;
  @Choice(ATTENDEE_REFUSALS, { name: 'attendeeRefusal' }) refusal: AttendeeRefusal | null = null;
}
