import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, EmbeddedList, Integer, Moment, Shape, Text } from '../../platform/resource/index.js';
import {
  SLA_CLOCKS,
  type SlaClock,
  TICKET_PRIORITIES,
  TICKET_STATES,
  TICKET_TYPES,
  type TicketPriority,
  type TicketState,
  type TicketType,
} from '../../vocabulary/ticket.js';

/** Tickets of one answer, more than a wall shows. */
export const MOST_DEADLINES = 60;
/** Late tickets among these, few enough to leave the next deadlines in sight. */
export const MOST_LATE = 5;

const REQUIRED = { required: true } as const;
const NAME = { type: ['string', 'null'] };

/** The next deadline of an open ticket. */
@Shape()
export class NextDeadline {
  @Text(REQUIRED) id!: string;
  @Text(REQUIRED) identifier!: string;
  @Text(REQUIRED) title!: string;
  @Choice(TICKET_TYPES, { name: 'ticketType', ...REQUIRED }) type!: TicketType;
  @Choice(TICKET_STATES, { name: 'ticketState', ...REQUIRED }) state!: TicketState;
  @Choice(TICKET_PRIORITIES, { name: 'priority' }) priority!: TicketPriority | null;
  @Choice(SLA_CLOCKS, { name: 'slaClock', ...REQUIRED }) clock!: SlaClock;
  @Moment(REQUIRED) target!: string;
  @Computed(NAME) customer!: string | null;
  @Computed(NAME) group!: string | null;
  @Computed(NAME) responsible!: string | null;
}

/** The next deadlines behind the latest missed ones, with the numbers of missed and running clocks. */
@Shape()
export class NextDeadlines {
  @Moment(REQUIRED) now!: string;
  @Integer(REQUIRED) overdue!: number;
  @Integer(REQUIRED) running!: number;
  @EmbeddedList(() => NextDeadline, { ...REQUIRED, max: MOST_DEADLINES }) tickets!: NextDeadline[];
}
