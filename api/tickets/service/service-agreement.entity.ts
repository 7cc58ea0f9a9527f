import { Property } from '@mikro-orm/decorators/legacy';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { ClockTerms } from '../deadlines/sla-clocks.js';

/**
 * What was agreed with a customer when a ticket of theirs was submitted, as far as deadlines depend on it (domain "SLA
 * snapshot"). Its id is made from its content, so that all tickets under the same terms share a row, which never changes.
 */
@TenantTable({})
export class ServiceAgreement extends TenantEntity {
  @Property({ type: 'json', columnType: 'jsonb' }) terms!: ClockTerms;
}
