import { each, limit, type } from '../fields/constraint.js';
import { Computed } from '../resource/computed-kind.js';
import { declare, type FieldKind } from '../resource/field.js';
import { Choice, EmbeddedList, Integer, Moment, Shape, Text, Values } from '../resource/index.js';
import { BULK_OUTCOMES, type BulkOutcome } from './bulk-outcome.js';

/** The largest number of records of one request. */
const MOST_RECORDS = 200;

const REQUIRED = { required: true } as const;

/** Codes of questions, of any operation. */
const CODES: FieldKind = {
  widget: 'choices',
  operators: [],
  map: () => undefined,
  constraints: () => [type('array'), each(type('string')), each(limit('maxLength', 60)), limit('maxItems', 50)],
};

const Codes = () => declare(CODES, {});

/** A record with the version that the user saw of it. */
@Shape()
export class BulkRecord {
  @Text({ ...REQUIRED, max: 36 }) id!: string;
  @Integer({ ...REQUIRED, min: 1 }) version!: number;
}

/** One operation on many records of a resource. */
@Shape()
export class BulkOperationRequest {
  /** `update`, `delete` or the name of an action: the last part of its address. */
  @Text({ ...REQUIRED, max: 60 }) operation!: string;
  @EmbeddedList(() => BulkRecord, { ...REQUIRED, max: MOST_RECORDS }) records!: BulkRecord[];
  /** The body of the operation on a single record. */
  @Values() body?: Record<string, unknown> | null;
  /** Codes of confirmed questions, as in the body of the operation on a single record. */
  @Codes() confirm?: string[] | null;
}

/** The result of one record. */
@Shape()
export class BulkRecordResult {
  @Text(REQUIRED) id!: string;
  /** The version after the change; null for a deleted record and without a change. */
  @Integer() version!: number | null;
  @Choice(BULK_OUTCOMES, { name: 'bulkOutcome', ...REQUIRED }) outcome!: BulkOutcome;
  /** The reason why the record was not changed, or the change not undone. */
  @Computed({ anyOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'null' }] }) problem!: object | null;
}

/** The results of an operation on many records, in the order of the request. */
@Shape()
export class BulkOperationResult {
  @Text(REQUIRED) id!: string;
  /** The end of the time for an undo; null without an undo. */
  @Moment() undoUntil!: string | null;
  @EmbeddedList(() => BulkRecordResult, { ...REQUIRED, max: MOST_RECORDS }) records!: BulkRecordResult[];
}
