import { Computed } from '../platform/resource/computed-kind.js';
import { Choice, Day, LongText, Shape, Text, Time } from '../platform/resource/index.js';
import { ATTENDEE_REFUSALS, type AttendeeRefusal } from '../vocabulary/work.js';

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

/** A person who works at tickets, and why they cannot come to the site of one. */
@Shape()
export class Attendee {
  @Computed({ type: 'string', format: 'uuid' }) id!: string;
  @Text({ required: true }) name!: string;
  @Choice(ATTENDEE_REFUSALS, { name: 'attendeeRefusal' }) refusal: AttendeeRefusal | null = null;
}
