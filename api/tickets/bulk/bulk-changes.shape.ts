import { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import { User } from '../../masterdata/user.entity.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import {
  Choice,
  Choices,
  EmbeddedList,
  Integer,
  Moment,
  Nested,
  Reference,
  References,
  Shape,
  Text,
} from '../../platform/resource/index.js';
import { CONFIRMATIONS } from '../../vocabulary/confirmation.js';
import { TICKET_STATES, type TicketState } from '../../vocabulary/ticket-state.js';
import { Ticket } from '../record/ticket.entity.js';
import { CLOSING_CHOICES, TEXTS, TicketMove } from '../record/ticket-moves.shape.js';
import { BULK_OUTCOMES, type BulkOutcome } from './bulk-row.entity.js';

/** Tickets of one bulk change at most. */
export const MOST_TICKETS = 200;

const REQUIRED = { required: true } as const;

/** A ticket with the version that the user saw of it. */
@Shape()
export class BulkTicket {
  @Reference(() => Ticket, REQUIRED) id!: string;
  @Integer({ ...REQUIRED, min: 1 }) version!: number;
}

/** Who is to take care; null relieves, what is left out stays. */
@Shape()
export class BulkAssignment {
  @Reference(() => AssignmentGroup) assignmentGroup?: string | null;
  @Reference(() => User) responsible?: string | null;
  @Text({ max: 120 }) executionCompany?: string | null;
  /** Answers to what an assignment asks, such as that somebody is away. */
  @Choices(CONFIRMATIONS, { name: 'confirmation' }) confirm?: string[];
}

/** The same change for several tickets: either an assignment or a move. */
@Shape()
export class BulkRequest {
  @EmbeddedList(() => BulkTicket, { ...REQUIRED, max: MOST_TICKETS }) tickets!: BulkTicket[];
  @Nested(() => BulkAssignment) assign?: BulkAssignment | null;
  @Nested(() => TicketMove) move?: TicketMove | null;
}

/** Tickets whose moves are asked for. */
@Shape()
export class BulkSelection {
  @References(() => Ticket, { ...REQUIRED }) tickets!: string[];
}

const IDS = { type: 'array', items: { type: 'string', format: 'uuid' } };

/** A move that tickets have, with all that it asks for on any of them. */
@Shape()
export class BulkMove {
  @Choice(TICKET_STATES, { name: 'ticketState', ...REQUIRED }) to!: TicketState;
  @Text(REQUIRED) action!: string;
  @Computed(TEXTS) needs!: string[];
  @Computed(TEXTS) confirm!: string[];
  @Computed(CLOSING_CHOICES) closingStates!: object[];
  /** Tickets that have the move. */
  @Computed(IDS) tickets!: string[];
  /** Those among them on which nothing stands in its way. */
  @Computed(IDS) ready!: string[];
}

const PROBLEM = { anyOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'null' }] };

/** What became of one ticket. */
@Shape()
export class BulkRowResult {
  @Reference(() => Ticket, REQUIRED) id!: string;
  /** As the reader knows the ticket; nothing of one out of reach. */
  @Text() identifier!: string | null;
  @Text() title!: string | null;
  @Integer() version!: number | null;
  @Choice(BULK_OUTCOMES, { name: 'bulkOutcome', ...REQUIRED }) outcome!: BulkOutcome;
  /** Why it was not done, or not undone. */
  @Computed(PROBLEM) problem!: object | null;
}

/** What became of a bulk change, ticket by ticket in the order of the request. */
@Shape()
export class BulkResult {
  @Text(REQUIRED) id!: string;
  @Moment(REQUIRED) undoUntil!: string;
  @EmbeddedList(() => BulkRowResult, { ...REQUIRED, max: MOST_TICKETS }) tickets!: BulkRowResult[];
}
