import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { BulkRowEntity } from '../../platform/bulk/bulk-row.js';
import type { StoredProblem } from '../../platform/http/problem-json.js';
import { Integer, Reference, Text } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import type { LinkedRecords } from '../record/linked-records.js';
import { BulkChange } from './bulk-change.entity.js';

/** The data for the undo of one ticket's change. */
export interface BulkTrace {
  /** The changed columns with their values before. */
  readonly before: Readonly<Record<string, unknown>>;
  /** The ticket's version after the change. */
  readonly version: number;
  /** The linked records after the change; with other records the former state may be wrong. */
  readonly linked: LinkedRecords;
  /** The id of the waiting job of mails; null without mails. */
  readonly job: string | null;
  /** Ids of the activities of the change. */
  readonly activities: readonly string[];
  /** The id of the customer's domain that the change has added. */
  readonly domain?: string;
}

const REQUIRED = { required: true } as const;

/** One ticket of a bulk change; `ticketId` is stored as sent, with or without such a ticket. */
@TenantTable({ unique: [['bulk', 'ticketId']] })
export class BulkRow extends BulkRowEntity {
  @Reference(() => BulkChange, { ...REQUIRED, onDelete: 'cascade' }) bulk!: Ref<BulkChange>;
  @Text(REQUIRED) ticketId!: string;
  @Integer(REQUIRED) ticketVersion!: number;
  @Property({ type: 'json', columnType: 'jsonb', nullable: true }) problem: StoredProblem | null = null;
  @Property({ type: 'json', columnType: 'jsonb', nullable: true }) trace: BulkTrace | null = null;
}
