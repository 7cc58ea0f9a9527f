import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Choices, Day, Flag, LongText, Shape, Text } from '../../platform/resource/index.js';
import {
  CLARIFICATION_REASONS,
  CLOSING_STATES,
  type ClarificationReason,
  type ClosingState,
  CONFIRMATIONS,
  TICKET_STATES,
  type TicketState,
} from '../../vocabulary/ticket.js';

export const TEXTS = { type: 'array', items: { type: 'string' } };
/** JSON Schema of the obstacles of a transition. */
export const UNMET = {
  type: 'array',
  items: {
    type: 'object',
    required: ['code'],
    properties: { code: { type: 'string' }, field: { type: 'string' }, params: { type: 'object' } },
  },
};
export const CLOSING_CHOICES = {
  type: 'array',
  items: {
    type: 'object',
    required: ['state', 'noteRequired'],
    properties: { state: { type: 'string', enum: [...CLOSING_STATES] }, noteRequired: { type: 'boolean' } },
  },
};

/** Refusals of a transition by state, guards and request (domain "Guards"). */
export const TRANSITION_PROBLEMS = {
  409: [
    'APPROVAL_MISSING',
    'CLOSE_WITHOUT_INVOICE',
    'CLOSING_STATE_NOT_ALLOWED',
    'CONFIRMATION_REQUIRED',
    'ORDER_INVOICE',
    'ORDER_WORK',
    'REPORT_OPEN',
    'STATE_FIELDS',
    'STATE_TASKS',
    'TRANSITION_NOT_ALLOWED',
  ],
  422: ['CLARIFICATION_REQUIRED', 'CLOSING_DATE_INVALID', 'NOTE_REQUIRED', 'REASON_REQUIRED'],
};

/** Declarations of the operations that make a transition, alone or with a message. */
export const TRANSITION_OPERATION = {
  tag: 'tickets',
  status: 201,
  idempotent: true,
  ifMatch: 'optional',
  confirmation: CONFIRMATIONS,
  problems: TRANSITION_PROBLEMS,
} as const;

/** A transition of a ticket with its input (contract, `POST tickets/{id}/transitions`). */
@Shape()
export class TicketTransition {
  @Choice(TICKET_STATES, { name: 'ticketState', required: true }) to!: TicketState;
  @LongText({ max: 5_000 }) reason?: string | null;
  @Choice(CLARIFICATION_REASONS, { name: 'clarificationReason' }) clarificationReason?: ClarificationReason | null;
  /** Text of a clarification. */
  @LongText({ max: 5_000 }) text?: string | null;
  @Day() resubmissionDate?: string | null;
  @Choice(CLOSING_STATES, { name: 'closingState' }) closingState?: ClosingState | null;
  @LongText({ max: 5_000 }) closingNote?: string | null;
  /** A day, or a moment of it. */
  @Text({ pattern: /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/, patternCode: 'DATE_INVALID' })
  closingDate?: string | null;
  /** Ends all mails about the ticket, as for spam; for agents. */
  @Flag() silent?: boolean;
  @Choices(CONFIRMATIONS, { name: 'confirmation' }) confirm?: string[];
}

/** A transition that exists for the reader, with its obstacles. */
@Shape()
export class PossibleTransition {
  @Choice(TICKET_STATES, { name: 'ticketState', required: true }) to!: TicketState;
  @Text({ required: true }) action!: string;
  /** Number of the transition in the documentation. */
  @Computed({ type: 'integer' }) number!: number;
  @Computed({ type: 'boolean' }) allowed!: boolean;
  @Computed(UNMET) unmet!: object[];
  /** The required input: reason, clarification, closing, solution. */
  @Computed(TEXTS) needs!: string[];
  /** The alternative to a transition that is impossible for good: FOLLOW_UP, a linked ticket. */
  @Computed({ type: ['string', 'null'], enum: ['FOLLOW_UP', null] }) instead!: string | null;
  /** Codes that `confirm` of the request must hold. */
  @Computed(TEXTS) confirm!: string[];
  /** Codes of `confirm` that a dialog shows as questions. */
  @Computed(TEXTS) questions!: string[];
  @Computed(CLOSING_CHOICES) closingStates!: object[];
}
