import type { Ref } from '@mikro-orm/core';
import { CustomFields, type CustomValues } from '../../platform/custom-fields/kind.js';
import { Choice, Phone, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { CANTONS, type Canton } from '../../vocabulary/standard-codes.js';
import { CUSTOMER_DATA } from './access.js';
import { Customer } from './customer.entity.js';
import { PostCode } from './post-code.js';

const SCREENS = { route: 'customer-locations', menu: 'none', icon: 'Place' } as const;
const NAMES = {
  unique: [
    ['name', 'customer'],
    ['externalId', 'customer'],
  ],
};
const IMPORT = { below: 'customer', keys: ['externalId', 'name'] };
const FULL_TEXT = ['name', 'externalId', 'addition', 'street', 'postCode', 'city', 'contact', 'phone'];
const ADDRESS = { section: 'address', max: 120 };

/** A site of a customer at which work is done; its external id is the customer's own key (spec §3). */
@Resource({
  path: 'locations',
  ...SCREENS,
  allow: CUSTOMER_DATA,
  ...NAMES,
  fullText: FULL_TEXT,
  hit: { note: 'city' },
  import: IMPORT,
})
export class Location extends TenantEntity {
  @Reference(() => Customer, { required: true, writeOnce: true, list: true, filter: true, panel: true })
  customer!: Ref<Customer>;
  @Text({ required: true, folded: true, max: 120, list: true, search: true, sort: true, person: false }) name!: string;
  @Text({ folded: true, max: 60, list: true, search: true, filter: true, help: true }) externalId: string | null = null;
  @Text(ADDRESS) addition: string | null = null;
  @Text({ ...ADDRESS, search: true }) street: string | null = null;
  @PostCode({ section: 'address', list: true, filter: true }) postCode: string | null = null;
  @Text({ ...ADDRESS, rowWith: 'postCode', list: true, search: true, sort: true }) city: string | null = null;
  /** The canton whose holidays count besides those of the whole country. */
  @Choice(CANTONS, { section: 'address', name: 'canton', help: true }) canton: Canton | null = null;
  @Text({ section: 'contact', max: 120, person: 'name' }) contact: string | null = null;
  @Phone({ section: 'contact', search: true }) phone: string | null = null;
  @CustomFields() custom: CustomValues = {};
}
