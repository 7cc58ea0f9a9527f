import { Resource, Text } from '../platform/resource/index.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { Role } from '../vocabulary/role.js';

/** A company that the tenant serves (spec §3 "Customer"). */
@Resource({
  path: 'customers',
  route: 'customer',
  menu: 'main',
  icon: 'Business',
  title: 'name',
  sort: 'name',
  allow: { read: [Role.Agent, Role.Customer, Role.Executor], write: [Role.ManageCustomer] },
})
export class Customer extends TenantEntity {
  @Text({
    required: true,
    unique: true,
    writeOnce: true,
    max: 40,
    pattern: /^[A-Za-z0-9_-]+$/,
    list: true,
    search: true,
    sort: true,
  })
  code!: string;
  @Text({ required: true, max: 200, list: true, search: true, sort: true }) name!: string;
}
