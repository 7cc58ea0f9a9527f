import type { Ref } from '@mikro-orm/core';
import { LogoRecord } from '../../files/logo/logo-record.js';
import { Reference } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { Customer } from '../record/customer.entity.js';

/** The picture of a customer. */
@TenantTable({ unique: [['customer']] })
export class CustomerLogo extends LogoRecord {
  @Reference(() => Customer, { required: true, onDelete: 'cascade' }) customer!: Ref<Customer>;
}
