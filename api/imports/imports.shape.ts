import { Computed } from '../platform/resource/computed-kind.js';
import { Choice, Integer, Shape } from '../platform/resource/index.js';
import { IMPORT_OUTCOMES, IMPORT_REASONS, type ImportOutcome, type ImportReason } from '../vocabulary/master-data.js';
import type { RowProblem } from './import-row.entity.js';
import { MOST_COLUMNS } from './reading/table-row.js';

const REQUIRED = { required: true } as const;
const TEXTS = { type: 'array', items: { type: 'string' } };
const FIELDS = { type: 'array', maxItems: MOST_COLUMNS, items: { type: ['string', 'null'] } };
const PROBLEMS = {
  type: 'array',
  items: {
    type: 'object',
    required: ['field', 'code', 'params', 'detail'],
    properties: {
      field: { type: ['string', 'null'] },
      code: { type: 'string' },
      params: { type: 'object' },
      detail: { type: 'string' },
    },
  },
};

/** A row of an import with its outcome and its problems, in the reader's language. */
@Shape()
export class ImportedRow {
  /** Its number in the file, from 1. */
  @Integer(REQUIRED) number!: number;
  @Computed(TEXTS) cells!: readonly string[];
  @Choice(IMPORT_OUTCOMES, { ...REQUIRED, name: 'importOutcome' }) outcome!: ImportOutcome;
  @Choice(IMPORT_REASONS, { name: 'importReason' }) reason!: ImportReason | null;
  @Computed(PROBLEMS) problems!: readonly (RowProblem & { detail: string })[];
  /** Fields that differ from the existing record. */
  @Computed(TEXTS) changes!: readonly string[];
}

/** Body with the field of each column, null for an ignored one, in the order of the columns. */
export const COLUMNS_BODY = {
  type: 'object',
  required: ['fields'],
  additionalProperties: false,
  properties: { fields: FIELDS },
};
