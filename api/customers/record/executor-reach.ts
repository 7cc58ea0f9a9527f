import { Injectable } from '@nestjs/common';
import type { Condition } from '../../platform/resource/condition.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';

/** Which rows an executor reaches through their orders, as conditions on customers and on locations. */
export interface OrderSites {
  customers(user: SignedInUser): Condition;
  locations(user: SignedInUser): Condition;
}

/**
 * Executors see the site of their orders and its customer (domain "Permissions"). Orders belong to a later room, which
 * says here what they lead to; until it does, executors see none.
 */
@Injectable()
export class ExecutorReach {
  #sites: OrderSites | undefined;

  register(sites: OrderSites): void {
    this.#sites = sites;
  }

  /** Condition for one of the two; undefined where nobody has said anything. */
  of(what: keyof OrderSites, user: SignedInUser): Condition | undefined {
    return this.#sites?.[what](user);
  }
}
