import { Problem } from '../../platform/http/problem.js';
import { type Blocker, type Opening as MachineOpening, stateMachine } from '../../platform/workflow/state-machine.js';
import { type TicketAction, TicketState } from '../../vocabulary/ticket.js';
import { errorsOf } from '../record/incomplete.js';
import { isBlank, needsSolution } from '../record/mandatory-fields.js';
import type { Actor, ActorKind, TicketFacts, TransitionInput } from '../record/ticket-facts.js';
import { type Clarification, clarificationOf } from './clarification.js';
import {
  type Closing,
  type ClosingChoice,
  closingChoices,
  closingGaps,
  closingOf,
  invoiceUsual,
} from './closing-rules.js';
import { guardGaps, limitGaps, preconditionHolds } from './guards.js';
import type { ActorRule, Transition } from './transition.js';
import { TRANSITIONS } from './transition-table.js';

/** An input that the dialog of a transition requires. */
export type TransitionNeed = 'reason' | 'clarification' | 'closing' | 'solution';

/** A transition that exists for the actor, with its obstacles. */
export interface AvailableTransition {
  readonly to: TicketState;
  readonly action: TicketAction;
  readonly number: number;
  /** The ticket has no obstacle; the dialog adds `needs` and `confirm`. */
  readonly allowed: boolean;
  readonly unmet: readonly Blocker[];
  readonly needs: readonly TransitionNeed[];
  /** Codes that `confirm` of the request must hold. */
  readonly confirm: readonly string[];
  /** The codes of `confirm` that a dialog shows as questions; screens send the other codes unasked. */
  readonly questions: readonly string[];
  /** The alternative to a transition that has become impossible for good. */
  readonly instead: 'FOLLOW_UP' | null;
  /** The choices of `closing`. */
  readonly closingStates: readonly ClosingChoice[];
}

/** Whether a transition may be made now, and the details that it would store. */
export interface TransitionCheck {
  readonly allowed: boolean;
  /** Null where the actor has no such transition. */
  readonly transition: Transition | null;
  readonly unmet: readonly Blocker[];
  /** Codes of questions without the user's yes. */
  readonly confirmations: readonly string[];
  readonly closing: Closing | null;
  readonly clarification: Clarification | null;
}

/** The check of a transition that may be made. */
export type AllowedTransition = TransitionCheck & { readonly transition: Transition };

/** A line of the table as it exists for the ticket and the actor. */
type Opening = MachineOpening<Transition, ActorRule, ActorKind>;

const machine = stateMachine<TicketState, ActorKind, ActorRule, Transition, TicketFacts>(
  TRANSITIONS,
  (transition, rule, facts) =>
    (rule.types ?? transition.types).includes(facts.type) &&
    (!transition.back || transition.to === facts.previousState) &&
    preconditionHolds(rule.precondition, facts),
);

/** Customers see that work is open, but neither the number of tasks nor the field of reports. */
const redactedFor =
  (kind: ActorKind) =>
  (unmet: Blocker): Blocker => {
    if (kind !== 'customer') return unmet;
    if (unmet.code === 'STATE_TASKS') return { code: unmet.code, field: 'tasks' };
    return unmet.code === 'REPORT_OPEN' ? { code: unmet.code } : unmet;
  };

const obstaclesOf = (facts: TicketFacts, { transition, rule, kind }: Opening): Blocker[] => [
  ...limitGaps(rule.limit, facts),
  ...guardGaps(facts, transition, kind).map(redactedFor(kind)),
];

const closesWithoutInvoice = ({ invoices }: TicketFacts, { guards }: Transition) =>
  guards.includes('invoiced') && invoices.length === 0;

/** G5 is a question for agents; customers close without it. */
const needsConfirmation = (facts: TicketFacts, { transition, kind }: Opening) =>
  kind === 'agent' && closesWithoutInvoice(facts, transition);

function needsOf(facts: TicketFacts, { transition, rule }: Opening): TransitionNeed[] {
  const needs: TransitionNeed[] = [];
  if (rule.reason) needs.push('reason');
  if (transition.guards.includes('clarification')) needs.push('clarification');
  if (transition.guards.includes('closingDetails')) needs.push('closing');
  if (
    transition.to === TicketState.WorkCompleted &&
    transition.guards.includes('mandatoryFields') &&
    needsSolution(facts)
  )
    needs.push('solution');
  return needs;
}

/** Obstacles that never end, after which a follow-up ticket continues the work (domain #15). */
const FINAL: readonly string[] = ['REOPEN_TOO_LATE', 'REOPEN_INVOICED'];

/** Every transition of the actor from the present state, with its obstacles; without the deletion of a draft. */
export function availableTransitions(facts: TicketFacts, actor: Actor): AvailableTransition[] {
  return machine.openings(facts, actor).flatMap((opening) => {
    const { transition, rule } = opening;
    const { to, number, action } = transition;
    if (to === null) return [];
    const needs = needsOf(facts, opening);
    // The dialog of the transition has a field for the solution.
    const unmet = obstaclesOf(facts, opening).filter(({ field }) => field !== 'closingNote');
    const confirm = needsConfirmation(facts, opening) ? ['CLOSE_WITHOUT_INVOICE'] : [];
    return {
      to,
      number,
      action: rule.action ?? action,
      allowed: unmet.length === 0,
      unmet,
      needs,
      instead: unmet.some(({ code }) => FINAL.includes(code)) ? 'FOLLOW_UP' : null,
      confirm,
      questions: invoiceUsual(facts) ? confirm : [],
      closingStates: needs.includes('closing') ? closingChoices(facts, rule) : [],
    };
  });
}

const NO_TRANSITION = {
  allowed: false,
  transition: null,
  confirmations: [],
  closing: null,
  clarification: null,
} as const;

/** Checks one transition with its input; `to` is null for the deletion of a draft (#2). */
export function checkTransition(
  facts: TicketFacts,
  to: TicketState | null,
  actor: Actor,
  input: TransitionInput = {},
): TransitionCheck {
  const opening = machine.opening(facts, to, actor);
  if (!opening)
    return { ...NO_TRANSITION, unmet: [{ code: 'TRANSITION_NOT_ALLOWED', params: { from: facts.state, to } }] };
  const { transition, rule } = opening;
  const { guards } = transition;

  const solved = isBlank(input.closingNote) ? facts : { ...facts, closingNote: input.closingNote as string };
  const unmet = obstaclesOf(solved, opening);
  if (rule.reason && isBlank(input.reason)) unmet.push({ code: 'REASON_REQUIRED', field: 'reason' });
  const clarification = guards.includes('clarification') ? clarificationOf(input) : null;
  if (guards.includes('clarification') && !clarification)
    unmet.push({ code: 'CLARIFICATION_REQUIRED', field: 'reason' });
  const proposed = guards.includes('closingDetails') ? closingOf(facts, rule, input) : null;
  if (proposed) unmet.push(...closingGaps(facts, rule, proposed));
  const closing = proposed?.state ? { ...proposed, state: proposed.state } : null;

  const code = 'CLOSE_WITHOUT_INVOICE';
  const confirmations = needsConfirmation(facts, opening) && !input.confirm?.includes(code) ? [code] : [];
  // The system confirms nothing (domain G5).
  const isUnconfirmed = actor.kind === 'system' && !facts.settings.closesWithoutInvoice.includes(facts.type);
  if (isUnconfirmed && closesWithoutInvoice(facts, transition)) unmet.push({ code });
  const allowed = unmet.length === 0 && confirmations.length === 0;
  return { allowed, transition, unmet, confirmations, closing, clarification };
}

/** Obstacles that are answered as TRANSITION_NOT_ALLOWED, with their own code among the errors. */
const REFUSALS = ['REWORK_TOO_LATE', 'REOPEN_TOO_LATE', 'REOPEN_INVOICED', 'CORRECT_INVOICED', 'ALREADY_ASSIGNED'];

/** Errors of the request, answered as 422. */
const INPUT_ERRORS = ['REASON_REQUIRED', 'CLARIFICATION_REQUIRED', 'NOTE_REQUIRED', 'CLOSING_DATE_INVALID'];

/** The problem of a refused transition: its first obstacle as code, all obstacles as errors. */
function refusal({ unmet, confirmations }: TransitionCheck): Problem {
  const obstacles = unmet.length > 0 ? unmet : confirmations.map((code): Blocker => ({ code, field: 'confirm' }));
  const errors = errorsOf(obstacles);
  const [first] = unmet;
  if (!first) return new Problem(409, 'CONFIRMATION_REQUIRED', { codes: confirmations }, errors);
  if (REFUSALS.includes(first.code)) return new Problem(409, 'TRANSITION_NOT_ALLOWED', { ...first.params }, errors);
  return new Problem(INPUT_ERRORS.includes(first.code) ? 422 : 409, first.code, { ...first.params }, errors);
}

/** The check of an allowed transition; throws a Problem (409 or 422) that names all obstacles. */
export function assertAllowed(check: TransitionCheck): AllowedTransition {
  const { allowed, transition } = check;
  if (!allowed || !transition) throw refusal(check);
  return { ...check, transition };
}
