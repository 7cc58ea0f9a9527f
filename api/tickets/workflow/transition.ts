import type { ClosingState } from '../../vocabulary/closing-state.js';
import type { MailEvent } from '../../vocabulary/mail-event.js';
import type { TicketAction } from '../../vocabulary/ticket-action.js';
import type { TicketState } from '../../vocabulary/ticket-state.js';
import type { TicketType } from '../../vocabulary/ticket-type.js';
import type { ActorKind } from './ticket-facts.js';

/** G0–G7 of the domain; the others are the guards of #11, of #15, and of all that closes. */
export type Guard =
  | 'G0'
  | 'G1'
  | 'G2'
  | 'G3'
  | 'G4'
  | 'G5'
  | 'G6'
  | 'G7'
  | 'NOT_INVOICED_IN_ERP'
  | 'NOT_INVOICED'
  | 'NO_OPEN_REPORT';

/** A condition without which the move does not exist for the actor. */
export type Premise = 'EXECUTOR_COMPLETES_ORDERS' | 'SOLVED_LONG_AGO' | 'INVOICED_IN_ERP';

/** A condition that the actor is told of when it has passed. */
export type Limit = 'UNASSIGNED' | 'REWORK_10_WORKING_DAYS' | 'REOPEN_14_DAYS' | 'REOPEN_90_DAYS';

/** What a transition means for one kind of actor. */
export interface ActorRule {
  /** Only tickets of these types; those of the transition if left out. */
  readonly types?: readonly TicketType[];
  readonly premise?: Premise;
  readonly limit?: Limit;
  readonly reason?: true;
  /** The only closing states open to the actor; the first is taken when none is named. */
  readonly closingStates?: readonly ClosingState[];
  /** What the actor calls it, where this differs. */
  readonly action?: TicketAction;
}

/** One line of the state machine (domain "State machine"); `null` is a ticket that does not exist (yet or any more). */
export interface Transition {
  readonly number: number;
  readonly from: readonly (TicketState | null)[];
  readonly to: TicketState | null;
  readonly action: TicketAction;
  readonly types: readonly TicketType[];
  readonly by: Readonly<Partial<Record<ActorKind, ActorRule>>>;
  readonly guards: readonly Guard[];
  readonly mails: readonly MailEvent[];
  /** Leads back only to where the ticket came from. */
  readonly back?: true;
}
