import type { Schema } from '../../../providers/contract';

type PossibleTransition = Schema<'PossibleTransition'>;

/** Something that stands in the way of a transition: code of its text, the field it is about, values for the text. */
export interface Unmet {
  code: string;
  field?: string;
  params?: Record<string, unknown>;
}

/** A transition that the user may think of, with what stands in its way. */
export type Transition = Omit<PossibleTransition, 'unmet'> & { unmet: Unmet[] };

/** Body of a transition; codes to be confirmed may be ones that this version of the screens does not know. */
export type TransitionBody = Omit<Schema<'TicketTransition'>, 'confirm'> & { confirm?: string[] };

/** Transitions from the most to the least likely next one. */
const likely = [
  'SUBMIT',
  'START',
  'RESUME',
  'FINISH_WORK',
  'COMPLETE_ORDER',
  'CONFIRM_SOLUTION',
  'CLOSE',
  'REOPEN',
  'ASK',
  'REWORK',
  'HAND_BACK',
  'CORRECT',
  'WITHDRAW',
];

/** Transitions that are never offered as the obvious next step. */
const aside = new Set(['WITHDRAW', 'HAND_BACK', 'CORRECT', 'REWORK', 'REOPEN']);

/** Place of an action in the order of likelihood; the last for those that are not known. */
export const likelihood = (action: string) => (likely.includes(action) ? likely.indexOf(action) : likely.length);

/** The transitions in the order of their likelihood, the obvious one apart if there is any. */
export function rankTransitions(transitions: readonly Transition[]): { next?: Transition; others: Transition[] } {
  const ranked = transitions.toSorted((left, right) => likelihood(left.action) - likelihood(right.action));
  const next = ranked.find(({ action }) => !aside.has(action));
  return { next, others: ranked.filter((transition) => transition !== next) };
}

/** Whether the transition asks for anything before it is made. */
export const asksFirst = ({ needs, confirm }: Pick<Transition, 'needs' | 'confirm'>) =>
  needs.length + confirm.length > 0;

/** The codes of `confirm` that are sent: questions answered with yes, and codes that making the transition answers. */
export const confirmedCodes = (
  { confirm, questions }: Pick<Transition, 'confirm' | 'questions'>,
  answers: Readonly<Record<string, boolean>> = {},
) => confirm.filter((code) => answers[code] || !questions.includes(code));

/** The transition with further questions, which the API has sent back (409 CONFIRMATION_REQUIRED). */
export const withQuestions = (transition: Transition, codes: readonly string[]): Transition => ({
  ...transition,
  confirm: [...new Set([...transition.confirm, ...codes])],
  questions: [...new Set([...transition.questions, ...codes])],
});

/** Name under which the input of a transition's dialog is kept. */
export const transitionForm = (ticket: string, { action, to }: Pick<Transition, 'action' | 'to'>) =>
  `tickets/${ticket}/move/${action} ${to}`;
