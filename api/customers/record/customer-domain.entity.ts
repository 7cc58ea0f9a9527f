import type { Ref } from '@mikro-orm/core';
import { Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Role } from '../../vocabulary/role.js';
import { Customer } from './customer.entity.js';

/** Names of at least two parts, of the characters of domain names (RFC 1035). */
const DOMAIN = {
  max: 253,
  lowerCase: true,
  pattern: /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i,
};
/** Agents who file a mail may add the domain of its sender; managers of customers may change and delete domains. */
const ALLOW = {
  read: [Role.Agent],
  create: [Role.Agent],
  update: [Role.ManageCustomer],
  delete: [Role.ManageCustomer],
};
const LISTED = { required: true, list: true } as const;

/** A domain whose mails belong to a customer, for all senders (decision 32). */
@Resource({ path: 'customer-domains', icon: 'Mail', group: 'CUSTOMERS', title: 'domain', sort: 'domain', allow: ALLOW })
export class CustomerDomain extends TenantEntity {
  @Text({ ...LISTED, ...DOMAIN, unique: true, search: true, sort: true, help: true }) domain!: string;
  @Reference(() => Customer, { ...LISTED, filter: true, panel: { order: 1, as: 'inline' }, onDelete: 'cascade' })
  customer!: Ref<Customer>;
}
