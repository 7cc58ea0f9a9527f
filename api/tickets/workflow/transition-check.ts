import { Problem } from '../../platform/http/problem.js';
import { type Blocker, type Opening as MachineOpening, stateMachine } from '../../platform/workflow/state-machine.js';
import { type TicketAction, TicketState } from '../../vocabulary/ticket.js';
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

/** What a dialog must ask for before the transition can be made. */
export type TransitionNeed = 'reason' | 'clarification' | 'closing' | 'solution';

/** A transition that exists for the actor, with all that still stands in its way. */
export interface AvailableTransition {
  readonly to: TicketState;
  readonly action: TicketAction;
  readonly number: number;
  /** Nothing on the ticket stands in the way; `needs` and `confirm` are asked when the transition is made. */
  readonly allowed: boolean;
  readonly unmet: readonly Blocker[];
  readonly needs: readonly TransitionNeed[];
  /** Codes that the transition is refused without (`confirm` of the request). */
  readonly confirm: readonly string[];
  /** Those codes of `confirm` that a dialog asks by a question of its own; making the transition answers the others. */
  readonly questions: readonly string[];
  /** What to do instead where the transition has become impossible for good. */
  readonly instead: 'FOLLOW_UP' | null;
  /** For `closing`: what there is to choose from. */
  readonly closingStates: readonly ClosingChoice[];
}

/** Whether a certain transition may be made now, and what it would set. */
export interface TransitionCheck {
  readonly allowed: boolean;
  /** `null` when there is no such transition for the actor. */
  readonly transition: Transition | null;
  readonly unmet: readonly Blocker[];
  /** Questions still to be answered with yes. */
  readonly confirmations: readonly string[];
  readonly closing: Closing | null;
  readonly clarification: Clarification | null;
}

/** A line of the table as it exists for the ticket and the actor. */
type Opening = MachineOpening<Transition, ActorRule, ActorKind>;

const machine = stateMachine<TicketState, ActorKind, ActorRule, Transition, TicketFacts>(
  TRANSITIONS,
  (transition, rule, facts) =>
    (rule.types ?? transition.types).includes(facts.type) &&
    (!transition.back || transition.to === facts.previousState) &&
    preconditionHolds(rule.precondition, facts),
);

/** Customers learn that work on their ticket is still open, nothing of the tasks, not even their number, and of no report. */
const toldTo =
  (kind: ActorKind) =>
  (unmet: Blocker): Blocker => {
    if (kind !== 'customer') return unmet;
    if (unmet.code === 'STATE_TASKS') return { code: unmet.code, field: 'tasks' };
    return unmet.code === 'REPORT_OPEN' ? { code: unmet.code } : unmet;
  };

const standing = (facts: TicketFacts, { transition, rule, kind }: Opening): Blocker[] => [
  ...limitGaps(rule.limit, facts),
  ...guardGaps(facts, transition, kind).map(toldTo(kind)),
];

const closesWithoutInvoice = ({ invoices }: TicketFacts, { guards }: Transition) =>
  guards.includes('invoiced') && invoices.length === 0;

/** G5 is the desk's to answer: no customer who confirms or withdraws is asked about invoices. */
const asksAboutInvoice = (facts: TicketFacts, { transition, kind }: Opening) =>
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

/** Time and invoices do not come undone: a linked ticket goes on from there (domain #15). */
const GONE: readonly string[] = ['REOPEN_TOO_LATE', 'REOPEN_INVOICED'];

/**
 * Every transition of the actor from here with what it lacks, so that it can be told before the click; deletion is
 * none.
 */
export function availableTransitions(facts: TicketFacts, actor: Actor): AvailableTransition[] {
  return machine.openings(facts, actor).flatMap((opening) => {
    const { transition, rule } = opening;
    const { to, number, action } = transition;
    if (to === null) return [];
    const needs = needsOf(facts, opening);
    // The solution is asked for in the dialog, so that its gap is no reason to bar the way there.
    const unmet = standing(facts, opening).filter(({ field }) => field !== 'closingNote');
    const confirm = asksAboutInvoice(facts, opening) ? ['CLOSE_WITHOUT_INVOICE'] : [];
    return {
      to,
      number,
      action: rule.action ?? action,
      allowed: unmet.length === 0,
      unmet,
      needs,
      instead: unmet.some(({ code }) => GONE.includes(code)) ? 'FOLLOW_UP' : null,
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

/** Checks one transition with everything that comes with it; `to` is `null` for the deletion of a draft (#2). */
export function checkTransition(
  facts: TicketFacts,
  to: TicketState | null,
  actor: Actor,
  input: TransitionInput,
): TransitionCheck {
  const opening = machine.opening(facts, to, actor);
  if (!opening)
    return { ...NO_TRANSITION, unmet: [{ code: 'TRANSITION_NOT_ALLOWED', params: { from: facts.state, to } }] };
  const { transition, rule } = opening;
  const { guards } = transition;

  const solved = isBlank(input.closingNote) ? facts : { ...facts, closingNote: input.closingNote as string };
  const unmet = standing(solved, opening);
  if (rule.reason && isBlank(input.reason)) unmet.push({ code: 'REASON_REQUIRED', field: 'reason' });
  const clarification = guards.includes('clarification') ? clarificationOf(input) : null;
  if (guards.includes('clarification') && !clarification)
    unmet.push({ code: 'CLARIFICATION_REQUIRED', field: 'reason' });
  const proposed = guards.includes('closingDetails') ? closingOf(facts, rule, input) : null;
  if (proposed) unmet.push(...closingGaps(facts, rule, proposed));
  const closing = proposed?.state ? { ...proposed, state: proposed.state } : null;

  const confirmations: string[] = [];
  const code = 'CLOSE_WITHOUT_INVOICE';
  if (asksAboutInvoice(facts, opening)) confirmations.push(...[code].filter((one) => !input.confirm?.includes(one)));
  // The system never confirms by itself (domain G5).
  const isUnconfirmed = actor.kind === 'system' && !facts.settings.closesWithoutInvoice.includes(facts.type);
  if (isUnconfirmed && closesWithoutInvoice(facts, transition)) unmet.push({ code });
  const allowed = unmet.length === 0 && confirmations.length === 0;
  return { allowed, transition, unmet, confirmations, closing, clarification };
}

/** What the tables of the domain name no code of their own for: the transition is refused, the code tells why. */
const REFUSED_BECAUSE = [
  'REWORK_TOO_LATE',
  'REOPEN_TOO_LATE',
  'REOPEN_INVOICED',
  'CORRECT_INVOICED',
  'ALREADY_ASSIGNED',
];

/** Mistakes of the request rather than of the ticket. */
const OF_THE_REQUEST = ['REASON_REQUIRED', 'CLARIFICATION_REQUIRED', 'NOTE_REQUIRED', 'CLOSING_DATE_INVALID'];

/** The problem that tells why a transition was refused: its first obstacle as code, all of them as errors. */
function refusal({ unmet, confirmations }: TransitionCheck): Problem {
  const obstacles = unmet.length > 0 ? unmet : confirmations.map((code): Blocker => ({ code, field: 'confirm' }));
  const errors = obstacles.map(({ code, field, params }) => ({
    pointer: field ? `/${field.replace('.', '/')}` : '',
    code,
    ...(params && { params }),
  }));
  const [first] = unmet;
  if (!first) return new Problem(409, 'CONFIRMATION_REQUIRED', { codes: confirmations }, errors);
  if (REFUSED_BECAUSE.includes(first.code))
    return new Problem(409, 'TRANSITION_NOT_ALLOWED', { ...first.params }, errors);
  return new Problem(OF_THE_REQUEST.includes(first.code) ? 422 : 409, first.code, { ...first.params }, errors);
}

/** The check of a transition that may be made; throws a Problem (409 or 422) that names all that stands in its way. */
export function assertTransition(
  facts: TicketFacts,
  to: TicketState | null,
  actor: Actor,
  input: TransitionInput = {},
): TransitionCheck & { readonly transition: Transition } {
  const check = checkTransition(facts, to, actor, input);
  const { allowed, transition } = check;
  if (!allowed || !transition) throw refusal(check);
  return { ...check, transition };
}
