import { Property } from '@mikro-orm/decorators/legacy';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { ClockTerms } from '../deadlines/sla-clocks.js';

/**
 * The terms of deadlines at the submission of a ticket (domain "SLA snapshot"). The id is a hash of the terms, so that all
 * tickets under the same terms share a row, which never changes.
 */
@TenantTable({})
export class ServiceAgreement extends TenantEntity {
  @Property({ type: 'json', columnType: 'jsonb' }) terms!: ClockTerms;
}
