import type { TicketState } from '../../../theme/tokens';

/** Something that stands in the way of a move: code of its text, the field it is about, values for the text. */
export interface Unmet {
  code: string;
  field?: string;
  params?: Record<string, unknown>;
}

/** What a dialog must ask for before a move can be made. */
export type MoveNeed = 'reason' | 'clarification' | 'closing' | 'solution';

/** A move that the user may think of, as `GET tickets/{id}/transitions` tells. */
export interface Move {
  to: TicketState;
  action: string;
  number: number;
  allowed: boolean;
  unmet: Unmet[];
  needs: MoveNeed[];
  /** Codes of questions that must be answered with yes. */
  confirm: string[];
  closingStates?: { state: string; noteRequired: boolean }[];
}

/** Body of a move (contract, `POST tickets/{id}/transitions`). */
export interface MoveBody {
  to: TicketState;
  reason?: string;
  clarificationReason?: string;
  text?: string;
  resubmissionDate?: string;
  closingState?: string;
  closingNote?: string;
  closingDate?: string;
  confirm?: string[];
}

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

/** The moves in the order of their likelihood, the obvious one apart if there is any. */
export function rankMoves(moves: readonly Move[]): { next?: Move; others: Move[] } {
  const rank = ({ action }: Move) => (likely.includes(action) ? likely.indexOf(action) : likely.length);
  const ranked = moves.toSorted((left, right) => rank(left) - rank(right));
  const next = ranked.find(({ action }) => !aside.has(action));
  return { next, others: ranked.filter((move) => move !== next) };
}

/** Whether the move asks for anything before it is made. */
export const asksFirst = ({ needs, confirm }: Pick<Move, 'needs' | 'confirm'>) => needs.length + confirm.length > 0;
