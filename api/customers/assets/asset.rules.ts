import { Injectable } from '@nestjs/common';
import { invalidField } from '../../platform/http/problem.js';
import type { Condition } from '../../platform/resource/condition.js';
import type { ResourceRules } from '../../platform/rest/rules.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import { customerScope } from '../record/customer-scope.js';
import { ExecutorReach } from '../record/executor-reach.js';
import type { Asset } from './asset.entity.js';

/** Reach of assets, which is that of their locations, the order of their days, and the reason of retired ones alone. */
@Injectable()
export class AssetRules implements ResourceRules<Asset> {
  constructor(private readonly reach: ExecutorReach) {}

  scope(user: SignedInUser): Condition | undefined {
    return customerScope(user, (code) => ({ customer: { code } }), this.reach.of('assets', user));
  }

  beforeCreate(asset: Asset): void {
    assertDays(asset);
  }

  beforeUpdate(asset: Asset): void {
    assertDays(asset);
    if (asset.state !== 'RETIRED') asset.reason = null;
  }
}

function assertDays({ purchasedOn, warrantyUntil }: Asset): void {
  if (purchasedOn && warrantyUntil && warrantyUntil < purchasedOn)
    throw invalidField('/warrantyUntil', 'WARRANTY_BEFORE_PURCHASE');
}
