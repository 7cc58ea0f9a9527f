import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import type { StoredProblem } from '../http/problem-json.js';
import { Integer, Reference, Text } from '../resource/index.js';
import { TenantTable } from '../resource/resource.js';
import type { RowImage } from '../rest/row-snapshot.js';
import { BulkRowEntity } from './bulk-row.js';
import { BulkRun } from './bulk-run.entity.js';

/** The data for the undo of one record's change. */
export interface RunTrace {
  /** The record's version after the change; null for a deleted record. */
  readonly version: number | null;
  /** The changed columns with their values before; null without an undo. */
  readonly before: RowImage | null;
}

/** One record of an operation on many; `record` is stored as sent, with or without such a record. */
@TenantTable({ unique: [['bulk', 'record']] })
export class BulkRunRow extends BulkRowEntity {
  @Reference(() => BulkRun, { required: true, onDelete: 'cascade' }) bulk!: Ref<BulkRun>;
  @Text({ required: true }) record!: string;
  @Integer({ required: true }) recordVersion!: number;
  @Property({ type: 'json', columnType: 'jsonb', nullable: true }) problem: StoredProblem | null = null;
  @Property({ type: 'json', columnType: 'jsonb', nullable: true }) trace: RunTrace | null = null;
}
