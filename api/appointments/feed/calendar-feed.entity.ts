import type { Ref } from '@mikro-orm/core';
import { User } from '../../masterdata/user.entity.js';
import { Moment, Reference, Text } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';

/** The secret address under which a user's calendar program reads their appointments; only a hash is stored. */
@TenantTable({ unique: [['user'], ['secretHash']] })
export class CalendarFeed extends TenantEntity {
  @Reference(() => User, { required: true, onDelete: 'cascade' }) user!: Ref<User>;
  @Text({ required: true, max: 64 }) secretHash!: string;
  @Moment() readAt: Date | null = null;
}
