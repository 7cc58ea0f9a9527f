import type { Ref } from '@mikro-orm/core';
import { CustomFields, type CustomValues } from '../../platform/custom-fields/kind.js';
import { Flag, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { ErpAdapter } from '../../vocabulary/erp.js';
import { ADDRESS_BOOK } from '../record/address-book-access.js';
import { Address } from './address.entity.js';
import { ExternalKey, KEPT_BY_ERP, NUMBER, Origin } from './origin.js';

/** A project on which work is booked; one with an address belongs to that company alone. */
@Resource({ path: 'projects', icon: 'Assignment', group: 'CUSTOMERS', allow: ADDRESS_BOOK, ...KEPT_BY_ERP('project') })
export class Project extends TenantEntity {
  @Text({ ...NUMBER, list: true, search: true, sort: true }) number!: string;
  @Text({ required: true, max: 200, list: true, search: true, sort: true, person: false }) name!: string;
  @Reference(() => Address, { list: true, filter: true, help: true }) address: Ref<Address> | null = null;
  @Flag({ default: true, list: true, filter: true }) active = true;
  @CustomFields() custom: CustomValues = {};
  @Origin() origin: ErpAdapter | null = null;
  @ExternalKey() externalKey: string | null = null;
}
