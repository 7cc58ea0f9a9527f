import type { Ref } from '@mikro-orm/core';
import { Integer, Reference, Text } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Customer } from '../customer.entity.js';

/** The picture of a customer; its content lies in the file store under `tenant/id`, so that a new picture is a new id. */
@TenantTable({ unique: [['customer']] })
export class CustomerLogo extends TenantEntity {
  @Reference(() => Customer, { required: true, onDelete: 'cascade' }) customer!: Ref<Customer>;
  @Text({ required: true }) contentType!: string;
  /** Bytes. */
  @Integer({ required: true, min: 1 }) size!: number;
  /** Pixels. */
  @Integer({ required: true, min: 1 }) width!: number;
  @Integer({ required: true, min: 1 }) height!: number;
}
