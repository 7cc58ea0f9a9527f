import type { Ref } from '@mikro-orm/core';
import { User } from '../../masterdata/user.entity.js';
import { Moment, Reference } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';

/** A change of several tickets by one user, who may undo it until `undoUntil`. */
@TenantTable()
export class BulkChange extends TenantEntity {
  @Reference(() => User, { required: true, onDelete: 'cascade' }) user!: Ref<User>;
  @Moment({ required: true }) undoUntil!: Date;
}
