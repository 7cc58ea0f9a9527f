import type { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import type { ImportOutcome, ImportReason } from '../vocabulary/master-data.js';
import type { KeptRow, RowProblem } from './import-row.entity.js';

/** Values of fields as a body gives them. */
export type Body = Readonly<Record<string, unknown>>;

/** What becomes of a row, and what is needed to make it so. */
export interface RowResult {
  readonly row: KeptRow;
  readonly outcome: Exclude<ImportOutcome, 'WAITING'>;
  readonly reason: ImportReason | null;
  readonly problems: readonly RowProblem[];
  /** Fields that differ from the record that is there. */
  readonly changes: readonly string[];
  /** What no later row may name as well: its keys, and the record that it changes. */
  readonly claims: readonly string[];
  readonly body: Body;
  readonly record: TenantEntity | undefined;
}

/** The beginning of each result. */
export const resultOf = (row: KeptRow) => ({
  row,
  reason: null,
  problems: [],
  changes: [],
  claims: [],
  body: {},
  record: undefined,
});

/** The result of a row that cannot be taken. */
export const refused = (row: KeptRow, reason: ImportReason, problems: readonly RowProblem[] = []): RowResult => ({
  ...resultOf(row),
  outcome: 'REFUSED',
  reason,
  problems,
});

/** The result of a row whose values are not taken: incomplete where something is missing (spec §8). */
export const unfit = (row: KeptRow, problems: readonly RowProblem[]): RowResult =>
  refused(row, problems.some(({ code }) => code === 'REQUIRED') ? 'INCOMPLETE' : 'INVALID', problems);
