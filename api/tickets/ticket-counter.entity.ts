import { Integer } from '../platform/resource/index.js';
import { TenantTable } from '../platform/resource/resource.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';

/** The last ticket number of a tenant and year. */
@TenantTable({ unique: [['year']] })
export class TicketCounter extends TenantEntity {
  @Integer({ required: true }) year!: number;
  @Integer({ required: true }) value!: number;
}
