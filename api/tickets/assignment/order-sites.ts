import { raw } from '@mikro-orm/core';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ExecutorReach, type OrderSites } from '../../customers/record/executor-reach.js';
import type { Condition } from '../../platform/resource/condition.js';
import { currentTenant, type SignedInUser } from '../../platform/tenancy/session.js';

/** Leads executors from their orders to the site and its customer (domain "Permissions"). */
@Injectable()
export class TicketOrderSites implements OrderSites, OnModuleInit {
  constructor(private readonly reach: ExecutorReach) {}

  onModuleInit(): void {
    this.reach.register(this);
  }

  customers(user: SignedInUser): Condition {
    return among('customer_id', user);
  }

  locations(user: SignedInUser): Condition {
    return among('location_id', user);
  }
}

/** The same orders as the policy's; said in SQL because the rooms before this one know no ticket. */
function among(column: 'customer_id' | 'location_id', { id, facts: { executionCompany } }: SignedInUser): Condition {
  const orders = `select ${column} from ticket where tenant = ? and type = 'ORDER' and state <> 'DRAFT'`;
  const sql = `[::alias::].id in (${orders} and execution_company = ? union ${orders} and execution_responsible_id = ?)`;
  const tenant = currentTenant();
  return { [raw(sql, [tenant, executionCompany, tenant, id])]: [] };
}
