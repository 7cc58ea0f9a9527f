import { Customer } from '../../customers/record/customer.entity.js';
import { Location } from '../../customers/record/location.entity.js';
import { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import { Category } from '../../masterdata/category.entity.js';
import { User } from '../../masterdata/user.entity.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import {
  Choice,
  Choices,
  Day,
  EmbeddedList,
  Flag,
  Integer,
  Moment,
  Nested,
  Phone,
  Reference,
  References,
  Shape,
  Text,
  Values,
} from '../../platform/resource/index.js';
import {
  CONFIRMATIONS,
  TICKET_PRIORITIES,
  TICKET_STATES,
  TICKET_TYPES,
  type TicketPriority,
  type TicketState,
  type TicketType,
} from '../../vocabulary/ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { CLOSING_CHOICES, TEXTS, TicketTransition } from '../record/ticket-transitions.shape.js';
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

/** Whose a ticket is that came by mail, and what it is about; whatever its type makes mandatory can be said with it. */
@Shape()
export class BulkTriage {
  @Choice(TICKET_TYPES, { name: 'ticketType', ...REQUIRED }) type!: TicketType;
  @Reference(() => Customer) customer?: string | null;
  @Reference(() => Category) category?: string | null;
  @Reference(() => Location) location?: string | null;
  @Reference(() => User) customerContact?: string | null;
  @Text({ max: 120 }) contactName?: string | null;
  @Phone() contactPhone?: string | null;
  @Choice(TICKET_PRIORITIES, { name: 'priority' }) priority?: TicketPriority | null;
  @Day() preferredDate?: string | null;
  /** Values of the tenant's own fields. */
  @Values() custom?: Record<string, unknown>;
  /** Mails from the domain of the sender are the customer's from now on. */
  @Flag() remembersDomain?: boolean;
}

/** The same change for several tickets: an assignment, a transition, or what an untyped ticket is. */
@Shape()
export class BulkRequest {
  @EmbeddedList(() => BulkTicket, { ...REQUIRED, max: MOST_TICKETS }) tickets!: BulkTicket[];
  @Nested(() => BulkAssignment) assign?: BulkAssignment | null;
  @Nested(() => TicketTransition) move?: TicketTransition | null;
  @Nested(() => BulkTriage) triage?: BulkTriage | null;
  /** With a transition: nothing is mailed about these tickets any more, as to whoever sends spam. */
  @Flag() silent?: boolean;
}

/** Tickets whose transitions are asked for. */
@Shape()
export class BulkSelection {
  @References(() => Ticket, { ...REQUIRED }) tickets!: string[];
}

const IDS = { type: 'array', items: { type: 'string', format: 'uuid' } };

/** A transition that tickets have, with all that it asks for on any of them. */
@Shape()
export class BulkTransition {
  @Choice(TICKET_STATES, { name: 'ticketState', ...REQUIRED }) to!: TicketState;
  @Text(REQUIRED) action!: string;
  @Computed(TEXTS) needs!: string[];
  @Computed(TEXTS) confirm!: string[];
  /** Codes of `confirm` that one of the tickets asks by a question of its own. */
  @Computed(TEXTS) questions!: string[];
  @Computed(CLOSING_CHOICES) closingStates!: object[];
  /** Tickets that have the transition. */
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
