import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Integer, Moment, Shape } from '../../platform/resource/index.js';
import { CLOCK_STATES, type ClockState, SEGMENT_REASONS, SLA_CLOCKS, type SlaClock } from '../../vocabulary/ticket.js';

const MOMENT = { type: 'string', format: 'date-time' };
const MOMENT_OR_NULL = { type: ['string', 'null'], format: 'date-time' };
const listOf = (properties: Readonly<Record<string, object>>) => ({
  type: 'array',
  items: { type: 'object', required: Object.keys(properties), properties },
});
const MARKS = listOf({ percent: { type: 'integer' }, at: MOMENT_OR_NULL, sentAt: MOMENT_OR_NULL });
const SEGMENTS = listOf({
  from: MOMENT,
  to: MOMENT,
  counts: { type: 'boolean' },
  reason: { type: 'string', enum: [...SEGMENT_REASONS] },
});

/** A clock of a ticket, with the segments of its time (contract, `GET tickets/{id}/clocks`). */
@Shape()
export class TicketClock {
  @Choice(SLA_CLOCKS, { name: 'slaClock', required: true }) clock!: SlaClock;
  /** 1 from the submission on, plus one with each reopening. */
  @Integer({ required: true }) cycle!: number;
  @Choice(CLOCK_STATES, { name: 'clockState', required: true }) state!: ClockState;
  /** Null while the clock is paused. */
  @Moment() target!: string | null;
  /** The target of the SLA alone, where the customer prefers a later day. */
  @Moment() agreedTarget!: string | null;
  @Moment({ required: true }) startedAt!: string;
  @Moment() stoppedAt!: string | null;
  @Integer({ required: true }) countedMinutes!: number;
  /** Service time within the pauses. */
  @Integer({ required: true }) pausedMinutes!: number;
  /** The moments of the reminders; `sentAt` is the moment at which one was sent. */
  @Computed(MARKS) marks!: object[];
  /** The counted and uncounted time without gaps, until the stop, the missed target or now. */
  @Computed(SEGMENTS) segments!: object[];
}
