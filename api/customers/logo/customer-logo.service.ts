import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { LogoKeeper } from '../../files/logo/logo-keeper.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { Customer } from '../record/customer.entity.js';
import { CustomerLogo } from './customer-logo.entity.js';

/** The logos of customers. */
@Injectable()
export class CustomerLogoService extends LogoKeeper<Customer, CustomerLogo> {
  constructor(@Inject(serviceOf(Customer)) customers: ResourceService<Customer>, work: UnitOfWork, files: FileStore) {
    super(customers, work, files);
  }

  protected logoOf(em: EntityManager, { id }: Customer) {
    return em.findOne(CustomerLogo, { customer: { id } });
  }

  protected newLogo(customer: Customer) {
    return Object.assign(new CustomerLogo(), { customer: ref(customer) });
  }
}
