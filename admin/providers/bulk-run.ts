import type { BulkRow } from './bulk-requests';
import type { Problem } from './problem';

/** A record with the version that the user saw of it, its title, and the address of its page. */
export interface BulkRecord {
  id: string;
  version: number;
  title: string;
  to: string;
}

/** One operation for many records of a resource: `update`, `delete`, or the name of an action, with its body. */
export interface BulkOrder {
  /** API path of the resource. */
  path: string;
  operation: string;
  body?: { confirm?: readonly string[] } & object;
  records: readonly BulkRecord[];
  /** Key of the text for a number of changed records. */
  done: string;
  /** The reason of a refusal in the user's language. */
  reasonOf: (problem: Problem) => string;
  /** Is called after records have changed. */
  settled: () => unknown;
}

/** The progress of an order. */
export interface BulkRun {
  order: BulkOrder;
  phase: 'running' | 'asking' | 'done' | 'undoing' | 'undone';
  rows: BulkRow[];
  /** The batches done on the server that may be undone, each until its own time. */
  made: { id: string; undoUntil: string }[];
}

/** Codes of the questions of waiting rows. */
export const questionsOf = (rows: readonly BulkRow[]): string[] => [
  ...new Set(
    rows
      .filter(({ outcome }) => outcome === 'UNCONFIRMED')
      .flatMap(({ problem }) => (problem?.params?.codes as string[] | undefined) ?? []),
  ),
];

/** The rows in their order, replaced by later results. */
export function mergeRows(rows: readonly BulkRow[], later: readonly BulkRow[]): BulkRow[] {
  const laterById = new Map(later.map((row) => [row.id, row]));
  const merged = rows.map((row) => laterById.get(row.id) ?? row);
  return [...merged, ...later.filter(({ id }) => !rows.some((row) => row.id === id))];
}

/** The rows of the present phase: an undo skips records that were not changed. */
export const concernedRows = ({ phase, rows }: { phase: string; rows: readonly BulkRow[] }): BulkRow[] =>
  rows.filter(({ outcome }) => phase !== 'undone' || outcome === 'UNDONE' || outcome === 'DONE');

/** The rows by result: changed records and unchanged ones. */
export const settledRows = (rows: readonly BulkRow[]) => ({
  done: rows.filter(({ outcome, problem }) => (outcome === 'DONE' || outcome === 'UNDONE') && !problem),
  failed: rows.filter(({ outcome, problem }) => outcome === 'REFUSED' || outcome === 'UNCONFIRMED' || problem),
});
