import { Injectable } from '@nestjs/common';
import type { ResourceRules } from '../platform/rest/rules.js';
import type { CustomerDomain } from './record/customer-domain.entity.js';
import { assertOwnDomain } from './record/customer-domain.js';

/** A domain of a public mail provider cannot belong to a customer. */
@Injectable()
export class CustomerDomainRules implements ResourceRules<CustomerDomain> {
  async beforeCreate({ domain }: CustomerDomain): Promise<void> {
    assertOwnDomain(domain, '/domain');
  }

  async beforeUpdate({ domain }: CustomerDomain): Promise<void> {
    assertOwnDomain(domain, '/domain');
  }
}
