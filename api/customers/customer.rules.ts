import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Condition } from '../platform/resource/query.js';
import type { Changes, ResourceRules } from '../platform/resource/rules.js';
import { currentTenant, type SignedInUser } from '../platform/tenancy/session.js';
import { CrmLink } from './crm/crm-link.js';
import type { Customer } from './customer.entity.js';
import { customerScope } from './customer-scope.js';
import { ExecutorReach } from './executor-reach.js';
import { CustomerLogo } from './logo/customer-logo.entity.js';

/** Who sees which customers, and what becomes of a customer whose CRM address is another. */
@Injectable()
export class CustomerRules implements ResourceRules<Customer> {
  constructor(
    private readonly reach: ExecutorReach,
    private readonly link: CrmLink,
  ) {}

  scope(user: SignedInUser): Condition | undefined {
    return customerScope(user, (code) => ({ code }), this.reach.of('customers', user));
  }

  async beforeUpdate(customer: Customer, { names, before }: Changes, em: EntityManager): Promise<void> {
    if (names.has('crmAddressNumber') && before.crmAddressNumber !== null) await this.link.leave(em, customer, names);
  }

  async present(customers: readonly Customer[], em: EntityManager): Promise<Record<string, unknown>[]> {
    const own = { tenant: currentTenant(), customer: { id: { $in: customers.map(({ id }) => id) } } };
    const logos = new Map((await em.find(CustomerLogo, own)).map(({ id, customer }) => [customer.unwrap().id, id]));
    return customers.map(({ id }) => ({ logo: logos.get(id) ?? null }));
  }
}
