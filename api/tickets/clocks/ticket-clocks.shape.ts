import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Integer, Moment, Shape } from '../../platform/resource/index.js';
import { CLOCK_STATES, type ClockState, SEGMENT_REASONS, SLA_CLOCKS, type SlaClock } from '../../vocabulary/ticket.js';

const MOMENT = { type: 'string', format: 'date-time' };
const MAYBE = { type: ['string', 'null'], format: 'date-time' };
const listOf = (properties: Readonly<Record<string, object>>) => ({
  type: 'array',
  items: { type: 'object', required: Object.keys(properties), properties },
});
const MARKS = listOf({ percent: { type: 'integer' }, at: MAYBE, sentAt: MAYBE });
const SEGMENTS = listOf({
  from: MOMENT,
  to: MOMENT,
  counts: { type: 'boolean' },
  reason: { type: 'string', enum: [...SEGMENT_REASONS] },
});

/** A deadline of a ticket, and how it comes about (contract, `GET tickets/{id}/clocks`). */
@Shape()
export class TicketClock {
  @Choice(SLA_CLOCKS, { name: 'slaClock', required: true }) clock!: SlaClock;
  /** 1 from the submission on, one more with each reopening. */
  @Integer({ required: true }) cycle!: number;
  @Choice(CLOCK_STATES, { name: 'clockState', required: true }) state!: ClockState;
  /** Nothing while the clock stands still. */
  @Moment() target!: string | null;
  /** What the SLA alone would ask for, where the customer has asked for a later day. */
  @Moment() agreedTarget!: string | null;
  @Moment({ required: true }) startedAt!: string;
  @Moment() stoppedAt!: string | null;
  @Integer({ required: true }) countedMinutes!: number;
  /** Time that would have counted while the clock stood still. */
  @Integer({ required: true }) pausedMinutes!: number;
  /** When somebody is told that so much of the time is used up; `sentAt` when they were. */
  @Computed(MARKS) marks!: object[];
  /** What counted and what did not, without gaps, until the clock was stopped or missed its target, or until now. */
  @Computed(SEGMENTS) segments!: object[];
}
