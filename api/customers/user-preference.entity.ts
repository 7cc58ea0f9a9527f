import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { User } from '../masterdata/user.entity.js';
import { Reference, Text } from '../platform/resource/index.js';
import { TenantTable } from '../platform/resource/resource.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';

/** A setting of a user, such as the columns of a table (spec §2). */
@TenantTable({ unique: [['user', 'key']] })
export class UserPreference extends TenantEntity {
  @Reference(() => User, { required: true, onDelete: 'cascade' }) user!: Ref<User>;
  @Text({ required: true }) key!: string;
  @Property({ type: 'json', columnType: 'jsonb' }) value!: unknown;
}
