import type { Schema } from '../../../providers/contract';
import type { Problem } from '../../../providers/problem';
import { likelihood, type Transition, type TransitionBody } from './transition';

/** The result for one ticket of a bulk change; `problem` is the reason why the change or its undoing failed. */
export type BulkRow = Omit<Schema<'BulkRowResult'>, 'problem'> & { problem: Problem | null };

/** The result of a bulk change. */
export type BulkResult = Omit<Schema<'BulkResult'>, 'tickets'> & { tickets: BulkRow[] };

/** A transition that several tickets have. */
export type BulkTransition = Schema<'BulkTransition'>;

/** The new responsible people of tickets. */
export type BulkAssignment = Omit<Schema<'BulkAssignment'>, 'confirm'> & { confirm?: string[] };

/** The change of all tickets, with codes of questions that the user has confirmed. */
export type BulkChange =
  | { assign: BulkAssignment }
  | { move: TransitionBody; silent?: boolean }
  | { triage: Record<string, unknown> };

/** A selected ticket. */
export interface ChosenTicket {
  id: string;
  version: number;
}

/** The change with further confirmed questions. */
export function confirmed(change: BulkChange, codes: readonly string[]): BulkChange {
  const all = (confirmed: readonly string[] = []) => [...new Set([...confirmed, ...codes])];
  if ('assign' in change) return { assign: { ...change.assign, confirm: all(change.assign.confirm) } };
  if ('triage' in change) return change;
  return { ...change, move: { ...change.move, confirm: all(change.move.confirm) } };
}

/** Codes of the questions of waiting rows. */
export const questionsOf = (rows: readonly BulkRow[]): string[] => [
  ...new Set(
    rows
      .filter(({ outcome }) => outcome === 'UNCONFIRMED')
      .flatMap(({ problem }) => (problem?.params as { codes?: string[] } | undefined)?.codes ?? []),
  ),
];

/** The rows in their order, replaced by later results. */
export function mergeRows(rows: readonly BulkRow[], later: readonly BulkRow[]): BulkRow[] {
  const laterById = new Map(later.map((row) => [row.id, row]));
  const merged = rows.map((row) => laterById.get(row.id) ?? row);
  return [...merged, ...later.filter(({ id }) => !rows.some((row) => row.id === id))];
}

/** The rows of the present phase: undoing skips tickets that were not changed. */
export const concernedRows = ({ phase, rows }: { phase: string; rows: readonly BulkRow[] }): BulkRow[] =>
  rows.filter(({ outcome }) => phase !== 'undone' || outcome === 'UNDONE' || outcome === 'DONE');

/** The tickets by result: changed ones and unchanged ones. */
export const settledRows = (rows: readonly BulkRow[]) => ({
  done: rows.filter(({ outcome, problem }) => (outcome === 'DONE' || outcome === 'UNDONE') && !problem),
  failed: rows.filter(({ outcome, problem }) => outcome === 'REFUSED' || outcome === 'UNCONFIRMED' || problem),
});

/** A transition of several tickets in the form that the dialogs of one ticket take. */
export const asTransition = ({ to, action, needs, confirm, questions, closingStates }: BulkTransition): Transition => ({
  to,
  action,
  needs,
  confirm,
  questions,
  closingStates,
  number: 0,
  allowed: true,
  unmet: [],
  instead: null,
});

/** First the transitions possible for most tickets, then the more likely ones. */
export const sortedTransitions = (transitions: readonly BulkTransition[]): BulkTransition[] =>
  transitions.toSorted(
    (left, right) => right.ready.length - left.ready.length || likelihood(left.action) - likelihood(right.action),
  );
