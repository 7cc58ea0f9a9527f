import { LongText, Text } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';

/** The keys of a tenant for push services (VAPID), created at their first use. */
@TenantTable({ unique: [[]] })
export class PushKey extends TenantEntity {
  @Text({ required: true }) publicKey!: string;
  /** Sealed (secret-box.ts). */
  @LongText({ required: true }) privateKey!: string;
}
