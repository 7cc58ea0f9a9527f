import type { Ref } from '@mikro-orm/core';
import { Integer, Reference, Text } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { PortalRequest } from './portal-request.entity.js';

/** A photo of a request that is held; it becomes an attachment of the ticket with the same id, and so with the same file. */
@TenantTable()
export class PortalPhoto extends TenantEntity {
  @Reference(() => PortalRequest, { required: true, onDelete: 'cascade' }) request!: Ref<PortalRequest>;
  @Text({ required: true, max: 255, person: false }) name!: string;
  @Text({ required: true, max: 200 }) contentType!: string;
  @Integer({ required: true }) size!: number;
}
