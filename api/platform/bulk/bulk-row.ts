import type { StoredProblem } from '../http/problem-json.js';
import { Choice, Integer } from '../resource/index.js';
import { TenantEntity } from '../tenancy/tenant-entity.js';

/** Results of a record in a bulk change; WAITING before its change. */
export const BULK_OUTCOMES = ['WAITING', 'DONE', 'REFUSED', 'UNCONFIRMED', 'UNDONE'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

const REQUIRED = { required: true } as const;

/** One record of a bulk change, whose table refers to the bulk change by `bulk`. */
export abstract class BulkRowEntity extends TenantEntity {
  /** Place in the request. */
  @Integer(REQUIRED) position!: number;
  @Choice(BULK_OUTCOMES, { name: 'bulkOutcome', ...REQUIRED }) outcome: BulkOutcome = 'WAITING';
  abstract problem: StoredProblem | null;
}
