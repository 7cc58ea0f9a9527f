import type { MailEvent } from '../../vocabulary/mail.js';
import type { ClosingState, TicketAction, TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { ActorKind } from '../record/ticket-facts.js';

/** What must hold before a transition; the domain's numbers stand beside. */
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
  | 'noOpenReport'; // of all that closes

/** What a transition changes on the ticket beside its state. */
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

/** A condition that the actor is told of when it has passed. */
export type Limit = 'UNASSIGNED' | 'REWORK_10_WORKING_DAYS' | 'REOPEN_14_DAYS' | 'REOPEN_90_DAYS';

/** What a transition means for one kind of actor. */
export interface ActorRule {
  /** Only tickets of these types; those of the transition if left out. */
  readonly types?: readonly TicketType[];
  readonly precondition?: Precondition;
  readonly limit?: Limit;
  readonly reason?: true;
  /** The only closing states open to the actor; the first is taken when none is named. */
  readonly closingStates?: readonly ClosingState[];
  /** What the actor calls it, where this differs. */
  readonly action?: TicketAction;
}

/** One line of the state machine (domain "State machine"); `null` is a ticket that does not exist (yet or any more). */
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
  /** Leads back only to where the ticket came from. */
  readonly back?: true;
}
