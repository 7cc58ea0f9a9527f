import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { ImportTables } from '../imports/import-tables.service.js';
import { ImportTargets } from '../imports/import-target.js';
import { ImportsService } from '../imports/imports.service.js';
import { serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import type { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import type { Locale } from '../vocabulary/locale.js';
import { Customer } from './record/customer.entity.js';
import { Location } from './record/location.entity.js';

/** Imports of a customer's locations: a row is matched to a location by its external id, else by its name. */
@Injectable()
export class LocationImports implements OnModuleInit {
  constructor(
    @Inject(serviceOf(Location)) private readonly locations: ResourceService<TenantEntity>,
    @Inject(serviceOf(Customer)) private readonly customers: ResourceService<Customer>,
    private readonly targets: ImportTargets,
    private readonly imports: ImportsService,
    private readonly tables: ImportTables,
    private readonly work: UnitOfWork,
  ) {}

  onModuleInit(): void {
    const service = this.locations;
    this.targets.register({ service, parent: 'customer', parentType: Customer, keys: ['externalId', 'name'] });
  }

  async upload(customer: string, request: Request) {
    await this.#reach(customer);
    return this.imports.upload('locations', customer, request);
  }

  async latest(customer: string) {
    await this.#reach(customer);
    return this.imports.latest('locations', customer);
  }

  async template(customer: string, format: string | undefined, locale: Locale) {
    await this.#reach(customer);
    return this.tables.template('locations', format, locale);
  }

  #reach(customer: string): Promise<Customer> {
    return this.work.read((em) => this.customers.load(em, customer));
  }
}
