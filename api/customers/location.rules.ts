import { Injectable } from '@nestjs/common';
import type { Condition } from '../platform/resource/condition.js';
import type { ResourceRules } from '../platform/resource/rules.js';
import type { SignedInUser } from '../platform/tenancy/session.js';
import { customerScope } from './customer-scope.js';
import { ExecutorReach } from './executor-reach.js';
import type { Location } from './location.entity.js';

/** Who sees which locations. */
@Injectable()
export class LocationRules implements ResourceRules<Location> {
  constructor(private readonly reach: ExecutorReach) {}

  scope(user: SignedInUser): Condition | undefined {
    return customerScope(user, (code) => ({ customer: { code } }), this.reach.of('locations', user));
  }
}
