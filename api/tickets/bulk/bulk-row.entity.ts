import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import type { StoredProblem } from '../../platform/http/problem-json.js';
import { Choice, Integer, Reference, Text } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { LinkedRecords } from '../record/linked-records.js';
import { BulkChange } from './bulk-change.entity.js';

/** What became of a ticket in a bulk change; WAITING until its turn has come. */
export const BULK_OUTCOMES = ['WAITING', 'DONE', 'REFUSED', 'UNCONFIRMED', 'UNDONE'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** What is needed to undo the change of one ticket. */
export interface BulkTrace {
  /** Columns that were changed, with their values before. */
  readonly before: Readonly<Record<string, unknown>>;
  /** The ticket's version after the change. */
  readonly version: number;
  /** What hung on the ticket then; as long as that is so, its former state was right. */
  readonly linked: LinkedRecords;
  /** The job of the mails, which waits; null when there are none. */
  readonly job: string | null;
  /** Activities that were written. */
  readonly activities: readonly string[];
  /** A domain that was remembered as the customer's. */
  readonly domain?: string;
}

const REQUIRED = { required: true } as const;

/** One ticket of a bulk change. The id may name nothing: it is kept as it was sent. */
@TenantTable({ unique: [['bulk', 'ticketId']] })
export class BulkRow extends TenantEntity {
  @Reference(() => BulkChange, { ...REQUIRED, onDelete: 'cascade' }) bulk!: Ref<BulkChange>;
  @Text(REQUIRED) ticketId!: string;
  @Integer(REQUIRED) ticketVersion!: number;
  @Integer(REQUIRED) position!: number;
  @Choice(BULK_OUTCOMES, { name: 'bulkOutcome', ...REQUIRED }) outcome: BulkOutcome = 'WAITING';
  /** Why nothing was done. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true }) problem: StoredProblem | null = null;
  @Property({ type: 'json', columnType: 'jsonb', nullable: true }) trace: BulkTrace | null = null;
}
