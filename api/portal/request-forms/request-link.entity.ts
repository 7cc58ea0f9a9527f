import type { Ref } from '@mikro-orm/core';
import { Location } from '../../customers/record/location.entity.js';
import { Reference } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';

/**
 * Permission of requests from a location without an account. The link is signed for this record: a new record is a new
 * link, and without a record there is none (decision 44).
 */
@TenantTable({ unique: [['location']] })
export class RequestLink extends TenantEntity {
  @Reference(() => Location, { required: true, onDelete: 'cascade' }) location!: Ref<Location>;
}
