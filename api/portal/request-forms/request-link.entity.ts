import type { Ref } from '@mikro-orm/core';
import { Location } from '../../customers/record/location.entity.js';
import { Reference } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';

/**
 * That requests may be made from a location without an account. Its link is signed for this record, so that a record of
 * another id is another link, and without one there is none (decision 44).
 */
@TenantTable({ unique: [['location']] })
export class RequestLink extends TenantEntity {
  @Reference(() => Location, { required: true, onDelete: 'cascade' }) location!: Ref<Location>;
}
