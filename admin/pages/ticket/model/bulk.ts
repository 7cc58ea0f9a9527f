import type { Schema } from '../../../providers/contract';
import type { Problem } from '../../../providers/problem';
import { likelihood, type Transition, type TransitionBody } from './transition';

/** What became of one ticket of a bulk change; `problem` says why it was not done, or not undone. */
export type BulkRow = Omit<Schema<'BulkRowResult'>, 'problem'> & { problem: Problem | null };

/** What became of a bulk change. */
export type BulkResult = Omit<Schema<'BulkResult'>, 'tickets'> & { tickets: BulkRow[] };

/** A transition that several tickets have. */
export type BulkTransition = Schema<'BulkTransition'>;

/** Who is to take care of tickets. */
export type BulkAssignment = Omit<Schema<'BulkAssignment'>, 'confirm'> & { confirm?: string[] };

/** What is done with every ticket, with codes of questions that are answered with yes. */
export type BulkChange =
  | { assign: BulkAssignment }
  | { move: TransitionBody; silent?: boolean }
  | { triage: Record<string, unknown> };

/** A ticket as it was chosen. */
export interface ChosenTicket {
  id: string;
  version: number;
}

/** The change with further questions answered. */
export function confirmed(change: BulkChange, codes: readonly string[]): BulkChange {
  const all = (known: readonly string[] = []) => [...new Set([...known, ...codes])];
  if ('assign' in change) return { assign: { ...change.assign, confirm: all(change.assign.confirm) } };
  if ('triage' in change) return change;
  return { ...change, move: { ...change.move, confirm: all(change.move.confirm) } };
}

/** Codes of the questions that rows wait for. */
export const questionsOf = (rows: readonly BulkRow[]): string[] => [
  ...new Set(
    rows
      .filter(({ outcome }) => outcome === 'UNCONFIRMED')
      .flatMap(({ problem }) => (problem?.params as { codes?: string[] } | undefined)?.codes ?? []),
  ),
];

/** The rows in their order, with later results in the place of earlier ones. */
export function mergeRows(rows: readonly BulkRow[], later: readonly BulkRow[]): BulkRow[] {
  const known = new Map(later.map((row) => [row.id, row]));
  const merged = rows.map((row) => known.get(row.id) ?? row);
  return [...merged, ...later.filter(({ id }) => !rows.some((row) => row.id === id))];
}

/** The rows that the present phase is about: what was never changed is no matter of undoing. */
export const concernedRows = ({ phase, rows }: { phase: string; rows: readonly BulkRow[] }): BulkRow[] =>
  rows.filter(({ outcome }) => phase !== 'undone' || outcome === 'UNDONE' || outcome === 'DONE');

/** The tickets by what became of them: changed, and left as they were. */
export const settledRows = (rows: readonly BulkRow[]) => ({
  done: rows.filter(({ outcome, problem }) => (outcome === 'DONE' || outcome === 'UNDONE') && !problem),
  failed: rows.filter(({ outcome, problem }) => outcome === 'REFUSED' || outcome === 'UNCONFIRMED' || problem),
});

/** A transition of several tickets in the form in which dialogs ask for what one needs. */
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

/** First the transitions that most tickets are ready for, then the more likely ones. */
export const sortedTransitions = (transitions: readonly BulkTransition[]): BulkTransition[] =>
  transitions.toSorted(
    (one, other) => other.ready.length - one.ready.length || likelihood(one.action) - likelihood(other.action),
  );

/** Parts of a list that are not longer than so many. */
export const parts = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
