import { ranked, type TransitionOrder, type Unmet } from '../../../model/transitions';
import type { Schema } from '../../../providers/contract';

type PossibleTransition = Schema<'PossibleTransition'>;

/** A possible transition, with its unmet conditions. */
export type Transition = Omit<PossibleTransition, 'unmet'> & { unmet: Unmet[] };

/** Body of a transition; codes to be confirmed may be newer than this version of the screens. */
export type TransitionBody = Omit<Schema<'TicketTransition'>, 'confirm'> & { confirm?: string[] };

/** Actions from the most to the least likely next one. */
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

/** Actions that are never offered as the likely next step. */
const aside = new Set(['WITHDRAW', 'HAND_BACK', 'CORRECT', 'REWORK', 'REOPEN']);

/** The order in which transitions are offered. */
export const ORDER: TransitionOrder = { likely, aside };

/** The transitions in the order of their likelihood, apart from the likely one if there is any. */
export const rankTransitions = (transitions: readonly Transition[]) => ranked(ORDER, transitions);

/** Whether the transition needs input before it is made. */
export const asksFirst = ({ needs, confirm }: Pick<Transition, 'needs' | 'confirm'>) =>
  needs.length + confirm.length > 0;

/**
 * The codes of `confirm` to send: questions that the user has confirmed, and codes confirmed by the transition itself.
 */
export const confirmedCodes = (
  { confirm, questions }: Pick<Transition, 'confirm' | 'questions'>,
  answers: Readonly<Record<string, boolean>> = {},
) => confirm.filter((code) => answers[code] || !questions.includes(code));

/** Name under which the input of a transition's dialog is stored. */
export const transitionForm = (ticket: string, { action, to }: Pick<Transition, 'action' | 'to'>) =>
  `tickets/${ticket}/move/${action} ${to}`;
