import type { Ref } from '@mikro-orm/core';
import { CustomFields, type CustomValues } from '../../platform/custom-fields/kind.js';
import { Email, Flag, Phone, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { ErpAdapter } from '../../vocabulary/erp.js';
import { ADDRESS_BOOK } from '../record/address-book-access.js';
import { Address } from './address.entity.js';
import { ExternalKey, KEPT_BY_ERP, NUMBER, Origin } from './origin.js';

const KEPT = { readOnly: true, required: true } as const;
const PERSON = { section: 'person', max: 100 } as const;
const REACH = { section: 'contact', list: true } as const;

/**
 * A person at an address of the CRM; a user may be based on the contact (spec §4 "Disconnecting a CRM address").
 */
@Resource({
  path: 'contacts',
  icon: 'People',
  group: 'CUSTOMERS',
  allow: ADDRESS_BOOK,
  ...KEPT_BY_ERP('contact'),
  import: { keys: ['number'] },
  fullText: ['name', 'number', 'position', 'email', 'phone'],
  hit: { note: 'phone', place: 'address' },
})
export class Contact extends TenantEntity {
  /** First and last name, for lists. */
  @Text({ ...KEPT, list: true, search: true, sort: true, person: 'name' }) name!: string;
  @Text({ ...NUMBER, default: null, list: true, search: true, help: true }) number!: string;
  @Reference(() => Address, { required: true, writeOnce: true, list: true, filter: true }) address!: Ref<Address>;
  @Text({ ...PERSON, person: 'detail' }) firstname: string | null = null;
  @Text({ ...PERSON, required: true, person: 'detail' }) lastname!: string;
  @Text({ ...PERSON, list: true, person: 'detail' }) position: string | null = null;
  @Email({ ...REACH, search: true }) email: string | null = null;
  @Phone({ ...REACH, search: true }) phone: string | null = null;
  @Flag({ default: true, list: true, filter: true }) active = true;
  @CustomFields() custom: CustomValues = {};
  @Origin() origin: ErpAdapter | null = null;
  @ExternalKey() externalKey: string | null = null;
}
