import { Injectable } from '@nestjs/common';
import type { Condition } from '../platform/resource/condition.js';
import type { ResourceRules } from '../platform/rest/rules.js';
import type { SignedInUser } from '../platform/tenancy/session.js';
import { customerScope } from './record/customer-scope.js';
import { ExecutorReach } from './record/executor-reach.js';
import type { Location } from './record/location.entity.js';

/** Reach of locations. */
@Injectable()
export class LocationRules implements ResourceRules<Location> {
  constructor(private readonly reach: ExecutorReach) {}

  scope(user: SignedInUser): Condition | undefined {
    return customerScope(user, (code) => ({ customer: { code } }), this.reach.of('locations', user));
  }
}
