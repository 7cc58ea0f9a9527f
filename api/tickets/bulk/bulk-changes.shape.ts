import { Customer } from '../../customers/record/customer.entity.js';
import { Location } from '../../customers/record/location.entity.js';
import { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import { Category } from '../../masterdata/category.entity.js';
import { User } from '../../masterdata/user.entity.js';
import { BULK_OUTCOMES, type BulkOutcome } from '../../platform/bulk/bulk-row.js';
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
import type { ClosingChoice } from '../workflow/closing-rules.js';

/** The largest number of tickets of one bulk change. */
const MOST_TICKETS = 200;

const REQUIRED = { required: true } as const;

/** A ticket with the version that the user saw of it. */
@Shape()
export class BulkTicket {
  @Reference(() => Ticket, REQUIRED) id!: string;
  @Integer({ ...REQUIRED, min: 1 }) version!: number;
}

/** New assignments; null clears one, an absent one stays. */
@Shape()
export class BulkAssignment {
  @Reference(() => AssignmentGroup) assignmentGroup?: string | null;
  @Reference(() => User) responsible?: string | null;
  @Text({ max: 120 }) executionCompany?: string | null;
  /** Confirmed questions of the assignment, such as an absent person. */
  @Choices(CONFIRMATIONS, { name: 'confirmation' }) confirm?: string[];
}

/** The type and customer of a ticket from a mail, with the mandatory fields of its type. */
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
  @Values() custom?: Record<string, unknown>;
  /** Files later mails from the sender's domain for the customer. */
  @Flag() remembersDomain?: boolean;
}

/** The same change for several tickets: an assignment, a transition, or a triage. */
@Shape()
export class BulkRequest {
  @EmbeddedList(() => BulkTicket, { ...REQUIRED, max: MOST_TICKETS }) tickets!: BulkTicket[];
  @Nested(() => BulkAssignment) assign?: BulkAssignment | null;
  @Nested(() => TicketTransition) move?: TicketTransition | null;
  @Nested(() => BulkTriage) triage?: BulkTriage | null;
  /** With a transition: stops all mails about these tickets, as for spam. */
  @Flag() silent?: boolean;
}

/** Tickets whose common transitions are listed. */
@Shape()
export class BulkSelection {
  @References(() => Ticket, { ...REQUIRED }) tickets!: string[];
}

const IDS = { type: 'array', items: { type: 'string', format: 'uuid' } };

/** A transition of several tickets, with the input that any of them requires. */
@Shape()
export class BulkTransition {
  @Choice(TICKET_STATES, { name: 'ticketState', ...REQUIRED }) to!: TicketState;
  @Text(REQUIRED) action!: string;
  @Computed(TEXTS) needs!: string[];
  @Computed(TEXTS) confirm!: string[];
  /** Codes of `confirm` that a dialog shows as questions for one of the tickets. */
  @Computed(TEXTS) questions!: string[];
  @Computed(CLOSING_CHOICES) closingStates!: ClosingChoice[];
  /** Tickets that have the transition. */
  @Computed(IDS) tickets!: string[];
  /** Tickets that have the transition without an obstacle. */
  @Computed(IDS) ready!: string[];
}

const PROBLEM = { anyOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'null' }] };

/** The result of one ticket. */
@Shape()
export class BulkRowResult {
  @Reference(() => Ticket, REQUIRED) id!: string;
  /** Null for a ticket out of the reader's reach. */
  @Text() identifier!: string | null;
  @Text() title!: string | null;
  @Integer() version!: number | null;
  @Choice(BULK_OUTCOMES, { name: 'bulkOutcome', ...REQUIRED }) outcome!: BulkOutcome;
  /** The reason why the change was not made, or not undone. */
  @Computed(PROBLEM) problem!: object | null;
}

/** The results of a bulk change in the order of the request. */
@Shape()
export class BulkResult {
  @Text(REQUIRED) id!: string;
  @Moment(REQUIRED) undoUntil!: string;
  @EmbeddedList(() => BulkRowResult, { ...REQUIRED, max: MOST_TICKETS }) tickets!: BulkRowResult[];
}
