import type { Ref } from '@mikro-orm/core';
import { Flag, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { ErpAdapter } from '../../vocabulary/erp.js';
import { ADDRESS_BOOK, NUMBER_MAX } from '../record/address-book-access.js';
import { Address } from './address.entity.js';
import { ExternalKey, KEPT_BY_ERP, Origin } from './origin.js';

const NUMBER = { required: true, unique: true, writeOnce: true, max: NUMBER_MAX, pattern: /^\S+$/ } as const;

/** What work is booked on; with an address it is that company's alone. */
@Resource({ path: 'projects', icon: 'Assignment', group: 'CUSTOMERS', allow: ADDRESS_BOOK, ...KEPT_BY_ERP('project') })
export class Project extends TenantEntity {
  @Text({ ...NUMBER, list: true, search: true, sort: true }) number!: string;
  @Text({ required: true, max: 200, list: true, search: true, sort: true }) name!: string;
  @Reference(() => Address, { list: true, filter: true, help: true }) address: Ref<Address> | null = null;
  @Flag({ default: true, list: true, filter: true }) active = true;
  @Origin() origin: ErpAdapter | null = null;
  @ExternalKey() externalKey: string | null = null;
}
