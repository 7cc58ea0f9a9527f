import type { MailEvent } from '../../vocabulary/mail.js';
import type { ClosingState, TicketAction, TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { ActorKind } from '../record/ticket-facts.js';

/** Conditions of a transition, with their numbers of the domain. */
export type Guard =
  | 'mandatoryFields' // G0
  | 'noOpenTasks' // G1
  | 'completeInvoice' // G2
  | 'finishedReports' // G3
  | 'closingDetails' // G4
  | 'invoiced' // G5
  | 'approved' // G6
  | 'clarification' // G7
  | 'notInvoicedInErp' // of #11
  | 'notInvoiced' // of #15
  | 'noOpenReport'; // of each closing

/** Changes of the ticket beside its state. */
export type EffectName =
  | 'beginClarification'
  | 'endClarification'
  | 'handBack'
  | 'finishWork'
  | 'rework'
  | 'close'
  | 'reopen';

/** A condition without which the transition does not exist for the actor. */
export type Precondition = 'EXECUTOR_COMPLETES_ORDERS' | 'SOLVED_LONG_AGO' | 'INVOICED_IN_ERP';

/** A condition whose end is an obstacle with an error code of its own. */
export type Limit = 'UNASSIGNED' | 'REWORK_10_WORKING_DAYS' | 'REOPEN_14_DAYS' | 'REOPEN_90_DAYS';

/** The transition for one kind of actor. */
export interface ActorRule {
  /** Types of tickets; those of the transition if left out. */
  readonly types?: readonly TicketType[];
  readonly precondition?: Precondition;
  readonly limit?: Limit;
  readonly reason?: true;
  /** The closing states open to the actor; the first is the default. */
  readonly closingStates?: readonly ClosingState[];
  /** The actor's own name of the transition. */
  readonly action?: TicketAction;
}

/** One line of the state machine (domain "State machine"); null stands for a ticket before its creation or after its deletion. */
export interface Transition {
  /** Its number in the domain's table. */
  readonly number: number;
  readonly from: readonly (TicketState | null)[];
  readonly to: TicketState | null;
  readonly action: TicketAction;
  readonly types: readonly TicketType[];
  readonly by: Readonly<Partial<Record<ActorKind, ActorRule>>>;
  readonly guards: readonly Guard[];
  readonly effect?: EffectName;
  readonly mails: readonly MailEvent[];
  /** Leads only to the state before the clarification. */
  readonly back?: true;
}
