import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, References, Shape, Text } from '../../platform/resource/index.js';
import { TICKET_STATES, type TicketState } from '../../vocabulary/ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { CLOSING_CHOICES, TEXTS } from '../record/ticket-transitions.shape.js';
import type { ClosingChoice } from '../workflow/closing-rules.js';

const REQUIRED = { required: true } as const;

/** Tickets whose common transitions are listed. */
@Shape()
export class ManyTickets {
  @References(() => Ticket, REQUIRED) tickets!: string[];
}

const IDS = { type: 'array', items: { type: 'string', format: 'uuid' } };

/** A transition of several tickets, with the input that any of them requires. */
@Shape()
export class CommonTransition {
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
