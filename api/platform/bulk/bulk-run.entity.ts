import { sweepDaily } from '../jobs/daily-sweep.js';
import { Moment, Text } from '../resource/index.js';
import { TenantTable } from '../resource/resource.js';
import { TenantEntity } from '../tenancy/tenant-entity.js';

/** One operation on many records of a resource by one user, who may undo it until `undoUntil`; null without an undo. */
@TenantTable()
export class BulkRun extends TenantEntity {
  /** Id of the acting user. */
  @Text({ required: true, person: false }) user!: string;
  /** API path of the resource. */
  @Text({ required: true }) resource!: string;
  @Text({ required: true }) operation!: string;
  @Moment() undoUntil: Date | null = null;
}

sweepDaily(BulkRun);
