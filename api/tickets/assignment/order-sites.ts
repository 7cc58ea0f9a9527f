import { raw } from '@mikro-orm/core';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ExecutorReach, type OrderSites } from '../../customers/record/executor-reach.js';
import type { Condition } from '../../platform/resource/condition.js';
import { currentTenant, type SignedInUser } from '../../platform/tenancy/session.js';

/** The scope of executors on sites, assets and customers of their orders (domain "Permissions"). */
@Injectable()
export class TicketOrderSites implements OrderSites, OnModuleInit {
  constructor(private readonly reach: ExecutorReach) {}

  onModuleInit(): void {
    this.reach.register(this);
  }

  customers(user: SignedInUser): Condition {
    return ofOrders('customer_id', user);
  }

  locations(user: SignedInUser): Condition {
    return ofOrders('location_id', user);
  }

  assets(user: SignedInUser): Condition {
    return ofOrders('location_id', user, 'location_id');
  }
}

/** The orders of the policy in SQL, since earlier rooms do not import tickets. */
function ofOrders(
  column: 'customer_id' | 'location_id',
  { id, facts: { executionCompany } }: SignedInUser,
  own = 'id',
): Condition {
  const orders = `select ${column} from ticket where tenant = ? and type = 'ORDER' and state <> 'DRAFT'`;
  const sql = `[::alias::].${own} in (${orders} and execution_company = ? union ${orders} and execution_responsible_id = ?)`;
  const tenant = currentTenant();
  return { [raw(sql, [tenant, executionCompany, tenant, id])]: [] };
}
