import type { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import type { ImportOutcome, ImportReason } from '../vocabulary/master-data.js';
import type { KeptRow, RowProblem } from './import-row.entity.js';

/** Values of fields in a body. */
export type Body = Readonly<Record<string, unknown>>;

/** The outcome of a row, with the values and the record for writing it. */
export interface RowResult {
  readonly row: KeptRow;
  readonly outcome: Exclude<ImportOutcome, 'WAITING'>;
  readonly reason: ImportReason | null;
  readonly problems: readonly RowProblem[];
  /** Fields that differ from the existing record. */
  readonly changes: readonly string[];
  /** The keys and the changed record, which no later row may have as well. */
  readonly claims: readonly string[];
  readonly body: Body;
  readonly record: TenantEntity | undefined;
}

/** The defaults of a result. */
export const resultOf = (row: KeptRow) => ({
  row,
  reason: null,
  problems: [],
  changes: [],
  claims: [],
  body: {},
  record: undefined,
});

/** The result of a refused row. */
export const refused = (row: KeptRow, reason: ImportReason, problems: readonly RowProblem[] = []): RowResult => ({
  ...resultOf(row),
  outcome: 'REFUSED',
  reason,
  problems,
});

/** The result of a row with invalid values: incomplete if a required value is missing (spec §8). */
export const unfit = (row: KeptRow, problems: readonly RowProblem[]): RowResult =>
  refused(row, problems.some(({ code }) => code === 'REQUIRED') ? 'INCOMPLETE' : 'INVALID', problems);
