import { Injectable } from '@nestjs/common';
import type { Condition } from '../platform/resource/query.js';
import type { ResourceRules } from '../platform/resource/rules.js';
import type { SignedInUser } from '../platform/tenancy/session.js';
import type { Customer } from './customer.entity.js';
import { customerScope } from './customer-scope.js';
import { ExecutorReach } from './executor-reach.js';

/** Who sees which customers. */
@Injectable()
export class CustomerRules implements ResourceRules<Customer> {
  constructor(private readonly reach: ExecutorReach) {}

  scope(user: SignedInUser): Condition | undefined {
    return customerScope(user, (code) => ({ code }), this.reach.of('customers', user));
  }
}
