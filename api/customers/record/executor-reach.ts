import { Injectable } from '@nestjs/common';
import type { Condition } from '../../platform/resource/condition.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';

/** Conditions on customers, locations and assets that an executor reaches by their orders. */
export interface OrderSites {
  customers(user: SignedInUser): Condition;
  locations(user: SignedInUser): Condition;
  assets(user: SignedInUser): Condition;
}

/**
 * Executors see the site of their orders with its assets and its customer (domain "Permissions"). The module of orders, which depends on
 * this one, registers the conditions; without them executors see no rows.
 */
@Injectable()
export class ExecutorReach {
  #sites: OrderSites | undefined;

  register(sites: OrderSites): void {
    this.#sites = sites;
  }

  /** Condition for one of these; undefined before the registration. */
  of(kind: keyof OrderSites, user: SignedInUser): Condition | undefined {
    return this.#sites?.[kind](user);
  }
}
