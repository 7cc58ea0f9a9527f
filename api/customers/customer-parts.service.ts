import { Inject, Injectable } from '@nestjs/common';
import { User } from '../masterdata/user.entity.js';
import { invalidField } from '../platform/http/problem.js';
import type { RecordJson } from '../platform/read/record.js';
import type { Page } from '../platform/rest/list.js';
import { serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import { filterBelow, parsedFilter } from '../platform/rest/sub-list.js';
import { currentUser } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { Role } from '../vocabulary/role.js';
import { Customer } from './record/customer.entity.js';
import { Location } from './record/location.entity.js';

type Query = Record<string, unknown>;

/** Lists and adds records below a customer within the user's reach. */
@Injectable()
export class CustomerPartsService {
  constructor(
    @Inject(serviceOf(Customer)) private readonly customers: ResourceService<Customer>,
    @Inject(serviceOf(Location)) private readonly sites: ResourceService<Location>,
    @Inject(serviceOf(User)) private readonly people: ResourceService<User>,
    private readonly work: UnitOfWork,
  ) {}

  /** The customer is in the address; one in the body must be the same. */
  async addLocation(id: string, sent: unknown): Promise<RecordJson> {
    await this.#customer(id);
    if (typeof sent !== 'object' || sent === null) return this.sites.create(sent);
    const { customer = id } = sent as { customer?: unknown };
    if (customer !== id) throw invalidField('/customer', 'UNKNOWN_REFERENCE');
    return this.sites.create({ ...sent, customer });
  }

  /** Agents filter by the customer's code; a customer's own users see only each other in any case. */
  async users(id: string, query: Query): Promise<Page<RecordJson>> {
    const { code } = await this.#customer(id);
    const agent = currentUser().roles.includes(Role.Agent);
    const filter = agent ? filterBelow('customerCode', code, parsedFilter(query.filter)) : query.filter;
    return this.people.list({ ...query, ...(filter !== undefined && { filter }) });
  }

  #customer(id: string): Promise<Customer> {
    return this.work.read((em) => this.customers.load(em, id));
  }
}
