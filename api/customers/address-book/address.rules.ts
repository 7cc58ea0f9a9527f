import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { invalidField, Problem } from '../../platform/http/problem.js';
import type { ResourceRules } from '../../platform/rest/rules.js';
import { Customer } from '../record/customer.entity.js';
import type { Address } from './address.entity.js';
import { nextNumberBelow } from './next-number.js';
import { assertNotKeptByErp } from './not-kept-by-erp.js';

/** Rules of companies and their further addresses; an address that is linked to a customer cannot be deleted. */
@Injectable()
export class AddressRules implements ResourceRules<Address> {
  async beforeCreate(address: Address, em: EntityManager): Promise<void> {
    const parent = await address.parent?.load();
    if (parent?.parent) throw invalidField('/parent', 'SUBADDRESS_DEPTH');
    assertNotKeptByErp(parent);
    if (address.number) return;
    if (!parent) throw invalidField('/number', 'REQUIRED');
    address.number = await nextNumberBelow(em, parent, 'address');
  }

  async beforeDelete({ number }: Address, em: EntityManager): Promise<void> {
    const linked = { $or: [{ crmAddressNumber: number }, { defaultBillingAddress: number }] };
    if ((await em.count(Customer, linked)) > 0) throw new Problem(409, 'IN_USE');
  }
}
