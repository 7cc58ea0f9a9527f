import type { Ref } from '@mikro-orm/core';
import { User } from '../../masterdata/user.entity.js';
import { Reference, Text } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';

const OWN = {
  name: 'push_subscription_user_index',
  expression: 'create index "push_subscription_user_index" on "push_subscription" ("tenant", "user_id", "created_at")',
};

/** A device for push messages. A browser has one subscription, which belongs to the user who subscribed last. */
@TenantTable({ unique: [['endpoint']], indexes: [OWN] })
export class PushSubscription extends TenantEntity {
  @Reference(() => User, { required: true, onDelete: 'cascade' }) user!: Ref<User>;
  @Text({ required: true, max: 600 }) endpoint!: string;
  @Text({ required: true }) p256dh!: string;
  @Text({ required: true }) auth!: string;
}
