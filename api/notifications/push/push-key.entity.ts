import { LongText, Text } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';

/** The keys by which push services know a tenant (VAPID); made when they are first asked for. */
@TenantTable({ unique: [[]] })
export class PushKey extends TenantEntity {
  @Text({ required: true }) publicKey!: string;
  /** Sealed (secret-box.ts). */
  @LongText({ required: true }) privateKey!: string;
}
