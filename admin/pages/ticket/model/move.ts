import type { Schema } from '../../../providers/contract';

type PossibleMove = Schema<'PossibleMove'>;

/** Something that stands in the way of a move: code of its text, the field it is about, values for the text. */
export interface Unmet {
  code: string;
  field?: string;
  params?: Record<string, unknown>;
}

/** A move that the user may think of, with what stands in its way. */
export type Move = Omit<PossibleMove, 'unmet'> & { unmet: Unmet[] };

/** Body of a move; codes to be confirmed may be ones that this version of the screens does not know. */
export type MoveBody = Omit<Schema<'TicketMove'>, 'confirm'> & { confirm?: string[] };

/** Moves from the most to the least likely next one. */
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

/** Moves that are never offered as the obvious next step. */
const aside = new Set(['WITHDRAW', 'HAND_BACK', 'CORRECT', 'REWORK', 'REOPEN']);

/** Place of an action in the order of likelihood; the last for those that are not known. */
export const likelihood = (action: string) => (likely.includes(action) ? likely.indexOf(action) : likely.length);

/** The moves in the order of their likelihood, the obvious one apart if there is any. */
export function rankMoves(moves: readonly Move[]): { next?: Move; others: Move[] } {
  const ranked = moves.toSorted((left, right) => likelihood(left.action) - likelihood(right.action));
  const next = ranked.find(({ action }) => !aside.has(action));
  return { next, others: ranked.filter((move) => move !== next) };
}

/** Whether the move asks for anything before it is made. */
export const asksFirst = ({ needs, confirm }: Pick<Move, 'needs' | 'confirm'>) => needs.length + confirm.length > 0;

/** Name under which the input of a move's dialog is kept. */
export const moveForm = (ticket: string, { action, to }: Pick<Move, 'action' | 'to'>) =>
  `tickets/${ticket}/move/${action} ${to}`;
