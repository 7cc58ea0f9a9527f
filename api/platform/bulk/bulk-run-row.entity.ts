import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import type { StoredProblem } from '../http/problem-json.js';
import { Choice, Integer, Reference, Text } from '../resource/index.js';
import { TenantTable } from '../resource/resource.js';
import type { RowImage } from '../rest/row-snapshot.js';
import { TenantEntity } from '../tenancy/tenant-entity.js';
import { BULK_OUTCOMES, type BulkOutcome } from './bulk-outcome.js';
import type { OwnTrace } from './bulk-part.js';
import { BulkRun } from './bulk-run.entity.js';

/** The data for the undo of one record's change. */
export interface RunTrace {
  /** The record's version after the change; null for a deleted record. */
  readonly version: number | null;
  /** The changed columns with their values before; null without an undo. */
  readonly before: RowImage | null;
  /** The trace of the resource's part. */
  readonly own?: OwnTrace;
}

const REQUIRED = { required: true } as const;

/** One record of an operation on many; `record` is stored as sent, with or without such a record. */
@TenantTable({ unique: [['bulk', 'record']] })
export class BulkRunRow extends TenantEntity {
  @Reference(() => BulkRun, { ...REQUIRED, onDelete: 'cascade' }) bulk!: Ref<BulkRun>;
  /** Place in the request. */
  @Integer(REQUIRED) position!: number;
  @Choice(BULK_OUTCOMES, { name: 'bulkOutcome', ...REQUIRED }) outcome: BulkOutcome = 'WAITING';
  @Text(REQUIRED) record!: string;
  @Integer(REQUIRED) recordVersion!: number;
  @Property({ type: 'json', columnType: 'jsonb', nullable: true }) problem: StoredProblem | null = null;
  @Property({ type: 'json', columnType: 'jsonb', nullable: true }) trace: RunTrace | null = null;
}
