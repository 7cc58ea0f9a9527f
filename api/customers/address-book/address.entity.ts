import type { Ref } from '@mikro-orm/core';
import { CustomFields, type CustomValues } from '../../platform/custom-fields/kind.js';
import { Email, Flag, Phone, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { ErpAdapter } from '../../vocabulary/erp.js';
import { ADDRESS_BOOK } from '../record/address-book-access.js';
import { PostCode } from '../record/post-code.js';
import { ExternalKey, KEPT_BY_ERP, NUMBER, Origin } from './origin.js';

const PLACE = { section: 'address', max: 120 } as const;
const REACH = { section: 'contact' } as const;

/**
 * A company of the CRM, or one of its further addresses, such as the billing address. Without a connected ERP this table
 * is the CRM; a new subaddress without a number gets one after its company's.
 */
@Resource({
  path: 'addresses',
  icon: 'ContactPhone',
  group: 'CUSTOMERS',
  allow: ADDRESS_BOOK,
  ...KEPT_BY_ERP('address'),
})
export class Address extends TenantEntity {
  @Text({ ...NUMBER, help: true, default: null, list: true, search: true, sort: true }) number!: string;
  @Text({ required: true, max: 200, list: true, search: true, sort: true, person: false }) name!: string;
  @Reference(() => Address, { writeOnce: true, list: true, filter: true, help: true }) parent: Ref<Address> | null =
    null;
  @Text(PLACE) addition: string | null = null;
  @Text({ ...PLACE, list: true }) street: string | null = null;
  @PostCode({ section: 'address', list: true }) postCode: string | null = null;
  @Text({ ...PLACE, rowWith: 'postCode', list: true, search: true, sort: true }) city: string | null = null;
  @Email(REACH) email: string | null = null;
  @Phone({ ...REACH, search: true, person: false }) phone: string | null = null;
  @Flag({ list: true, filter: true, help: true }) billing = false;
  @Flag({ default: true, list: true, filter: true }) active = true;
  @CustomFields() custom: CustomValues = {};
  @Origin() origin: ErpAdapter | null = null;
  @ExternalKey() externalKey: string | null = null;
}
