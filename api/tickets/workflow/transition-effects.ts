import { ApprovalState, ClarificationReason, TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { dayOf } from '../deadlines/service-calendar.js';
import type { Ticket } from '../record/ticket.entity.js';
import { costsOf } from '../record/ticket-costs.js';
import type { Actor, TransitionInput } from '../record/ticket-facts.js';
import type { ServiceTerms } from '../service/service-terms.js';
import type { ActivityEntry } from '../timeline/activity-log.js';
import type { EffectName } from './transition.js';
import type { AllowedTransition, TransitionCheck } from './transition-check.js';

/** An allowed transition, with everything that its effects read. */
export interface PlannedTransition {
  readonly check: AllowedTransition;
  readonly actor: Actor;
  readonly input: TransitionInput & {
    readonly resubmissionDate?: string | null;
    /** The timeline holds the text of the clarification already. */
    readonly isSaid?: boolean;
    /** Ends all mails about the ticket. */
    readonly silent?: boolean;
  };
  readonly terms: ServiceTerms;
  readonly now: Date;
}

/** A transition that may have been refused by its check. */
export type CheckedTransition = Omit<PlannedTransition, 'check'> & { readonly check: TransitionCheck };

/** The words of a transition: in the activity of the new state, and in further activities. */
export interface TransitionWords {
  readonly words: Pick<ActivityEntry, 'text' | 'reason'>;
  readonly further: readonly ActivityEntry[];
}

type Effect = (ticket: Ticket, planned: PlannedTransition) => void;

const endClarification: Effect = (ticket) => {
  ticket.previousState = null;
  ticket.clarificationReason = null;
  ticket.clarificationText = null;
  ticket.resubmissionDate = null;
};

const beginClarification: Effect = (ticket, { check: { clarification }, input, terms }) => {
  ticket.previousState = ticket.state;
  ticket.clarificationReason = clarification?.reason ?? null;
  ticket.clarificationText = clarification?.text ?? null;
  ticket.resubmissionDate = input.resubmissionDate ?? null;
  const waits = clarification?.reason === ClarificationReason.WaitApproval;
  const isApproved = ticket.approval === ApprovalState.Approved && !costsOf(ticket, terms)?.toApprove;
  if (waits && !isApproved) ticket.approval = ApprovalState.Requested;
};

const handBack: Effect = (ticket) => {
  ticket.executionResponsible = null;
};

const finishWork: Effect = (ticket, { input, now }) => {
  ticket.workCompletedAt = now;
  if (input.closingNote?.trim()) ticket.closingNote = input.closingNote;
};

const rework: Effect = (ticket) => {
  ticket.workCompletedAt = null;
};

const close: Effect = (ticket, planned) => {
  const { closing } = planned.check;
  endClarification(ticket, planned);
  ticket.closedAt = planned.now;
  ticket.closingState = closing?.state ?? null;
  ticket.closingNote = closing?.note ?? null;
  ticket.closingDate = closing ? dayOf(planned.terms.calendar, closing.date).toString() : null;
};

const reopen: Effect = (ticket) => {
  ticket.closedAt = null;
  ticket.closingState = null;
  ticket.closingNote = null;
  ticket.closingDate = null;
  ticket.workCompletedAt = null;
};

const EFFECTS: Readonly<Record<EffectName, Effect>> = {
  beginClarification,
  endClarification,
  handBack,
  finishWork,
  rework,
  close,
  reopen,
};

/** Changes the fields of the ticket, and returns the words for its timeline. */
export function applyTransition(ticket: Ticket, planned: PlannedTransition): TransitionWords {
  const { transition } = planned.check;
  const words = wordsOf(planned);
  if (transition.effect) EFFECTS[transition.effect](ticket, planned);
  ticket.state = transition.to ?? ticket.state;
  return words;
}

/** All readers see a customer's reason and a closing note; reasons of the desk stay internal. */
function wordsOf({ check, actor, input }: PlannedTransition): TransitionWords {
  const { closing, clarification, transition } = check;
  if (clarification) {
    const kind = clarification.toCustomer ? ActivityKind.MessageFromAgent : ActivityKind.WorkNote;
    return { words: {}, further: input.isSaid ? [] : [{ kind, text: clarification.text }] };
  }
  if (closing) return { words: { text: closing.note }, further: [] };
  const reason = input.reason?.trim() || null;
  const isMessage = actor.kind === 'customer' && transition.to !== TicketState.Pending;
  const message = { kind: ActivityKind.MessageFromCustomer, text: reason };
  if (reason && isMessage) return { words: {}, further: [message] };
  return { words: actor.kind === 'customer' ? { text: reason } : { reason }, further: [] };
}
